/** Which of the windows that every page offers is open. */
export type WindowName = "settings" | "keys" | "name" | "logout" | "calls" | "account" | "forget" | "friends";

class Windows {
  open: WindowName | null = $state(null);

  show(name: WindowName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export const windows = new Windows();

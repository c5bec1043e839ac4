/** This browser as one that can be pushed to while no page of ours is open. */
import type { AddPush } from "../../generated/protocol";
import { http } from "../../lib/http";

const WORKER = "/sw.js";

/** Not every browser can, and none does without https. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Whether it is let push here already. */
export async function isPushed(): Promise<boolean> {
  return (await pushedAt()) !== "";
}

/** Where this browser is found; empty if it is not pushed to. */
export async function pushedAt(): Promise<string> {
  return (await subscription())?.endpoint ?? "";
}

/** Ask for leave, and say where this browser is found; null if it does not want to be. */
export async function beginPush(key: string): Promise<AddPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Whoever goes by another name here from now on is not called for the one before; what fails keeps nobody here. */
export async function leavePush(): Promise<void> {
  const endpoint = await endPush().catch(() => null);
  if (endpoint !== null) await http.endPush(endpoint).catch(() => undefined);
}

/** Let nothing be pushed here any more; where this browser was found, if it was. */
export async function endPush(): Promise<string | null> {
  const made = await subscription();
  await made?.unsubscribe();
  return made?.endpoint ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

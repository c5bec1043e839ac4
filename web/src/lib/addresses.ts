/** An address with what is asked for; what is empty is left out. */
export function withQuery(path: string, query: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

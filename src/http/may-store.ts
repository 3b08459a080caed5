/** Signing in and the back office: whoever can free space must get in and may use what is left. */
const staff = /^\/(?:admin|login|logout|invite|reset|setup|two-factor)(?:[/.]|$)/;

/** Whether a request may write although the disk is nearly full. Reading always works. */
export function mayStoreWhenFull({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' || method === 'HEAD' || staff.test(path);
}

const guardMs = 60_000;

/**
 * True when a page whose code is gone (a new version was put up) should be loaded anew: at most once
 * every 60 seconds, remembered in the session, so that a broken deployment cannot make it spin. What
 * else could spin has a key of its own.
 */
export function shouldReload(
  session: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
  key = 'nuxt-reload',
): boolean {
  const last = Number(session.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (nowMs - last < guardMs) return false;
  session.setItem(key, String(nowMs));
  return true;
}

const guardMs = 60_000;

/**
 * Whether to reload a page whose code is gone after a deployment: at most once every 60 seconds, stored in the
 * session, so that a broken deployment cannot cause a loop. Other possible loops have their own key.
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

const key = 'ironwood.forms';

/** Whether this device has queued forms: checked on every page, without opening its database. */
export function hasQueuedForms(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function markQueuedForms(isAny: boolean): void {
  try {
    if (isAny) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage nothing is queued, so there is nothing to send.
  }
}

const key = 'ironwood.forms';

/** Whether this device keeps a form: asked on every page, without opening its database. */
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
    // A device that keeps nothing has nothing to send.
  }
}

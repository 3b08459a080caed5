/** Not in every browser: where it is missing, the next page sends. */
type SyncManager = { register(tag: string): Promise<void> };

/**
 * Has the browser wake the worker by this name once there is a network. False where there is no
 * worker, none that can be woken, or a person who has forbidden it.
 */
export async function registerSync(tag: string): Promise<boolean> {
  const sync = await findSync();
  return (
    sync?.register(tag).then(
      () => true,
      () => false,
    ) ?? false
  );
}

export async function findSync(): Promise<SyncManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || !('sync' in registration)) return null;
  return registration.sync as SyncManager;
}

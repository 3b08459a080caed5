/** Not in every browser; without it, the next page sends. */
type SyncManager = { register(tag: string): Promise<void> };

/**
 * Asks the browser to wake the worker with this tag once there is a network. False if there is no worker, no support
 * for it, or no permission.
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

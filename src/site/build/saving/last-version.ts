const key = 'ironwood.version';

/**
 * The latest version of a build that any tab of this device has seen. A page that was still starting when another tab
 * sent its message learns here that it missed one.
 */
export function readLastVersion(buildId: string): number {
  try {
    const [id, version] = (localStorage.getItem(key) ?? '').split(' ');
    return id === buildId ? Number(version) || 0 : 0;
  } catch {
    return 0;
  }
}

export function rememberVersion(buildId: string, version: number): void {
  if (version <= readLastVersion(buildId)) return;
  try {
    localStorage.setItem(key, `${buildId} ${version}`);
  } catch {
    // Without storage, a tab that missed the message catches up with its next step.
  }
}

/** Keeps one thing on this device. Storage that is full or switched off loses no more than that. */
export function saveOnDevice(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

/** What was kept under this name; null where there is nothing that can be read. */
export function readFromDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

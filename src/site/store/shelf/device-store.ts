/** Stores a value on this device. If storage is full or disabled, only that value is lost. */
export function saveOnDevice(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

/** The value stored under this name; null if there is none, or it is unreadable. */
export function readFromDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

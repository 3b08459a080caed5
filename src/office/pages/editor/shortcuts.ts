/** A key with its modifiers, from the office page or from the page in its frame. */
export type Keys = { key: string; ctrl: boolean; shift: boolean; alt: boolean };

export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'copy'
  | 'paste'
  | 'duplicate'
  | 'remove'
  | 'up'
  | 'down';

/** What a key does in the editor; null: nothing, so the browser handles it. */
export function shortcutOf({ key, ctrl, shift, alt }: Keys): Shortcut | null {
  const held = [ctrl && 'Ctrl', shift && 'Shift', alt && 'Alt'].filter(Boolean);
  return byKeys[[...held, key.length === 1 ? key.toLowerCase() : key].join('+')] ?? null;
}

const byKeys: Readonly<Record<string, Shortcut>> = {
  'Ctrl+z': 'undo',
  'Ctrl+Shift+z': 'redo',
  'Ctrl+y': 'redo',
  'Ctrl+s': 'save',
  'Ctrl+c': 'copy',
  'Ctrl+v': 'paste',
  'Ctrl+d': 'duplicate',
  'Alt+ArrowUp': 'up',
  'Alt+ArrowDown': 'down',
  Delete: 'remove',
};

/** Those that also work while somebody types. */
export function worksInText(shortcut: Shortcut): boolean {
  return shortcut === 'undo' || shortcut === 'redo' || shortcut === 'save';
}

export function keysOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Keys {
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** What a single key does on a page of the office. */
export type KeyAct = 'next' | 'previous' | 'reply' | 'help';

const acts: Readonly<Record<string, KeyAct>> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  '?': 'help',
};

/** The act of a key; null if it has none, is held with others, or was already taken by a part of the page. */
export function actOf(pressed: Pressed): KeyAct | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null;
  return acts[key.toLowerCase()] ?? null;
}

const typed = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
/** A menu, a dialog, or a card that the keys move at the moment. */
const busy =
  'dialog:modal, [popover=auto]:popover-open, [aria-roledescription][aria-pressed=true], [data-keys-taken]';

/** Whether letters belong to somebody else: to a field, a dialog, or a card that is being moved. */
export function isOccupied(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  return target.closest(typed) !== null || document.querySelector(busy) !== null;
}

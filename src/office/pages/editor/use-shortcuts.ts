import { useEffect, useRef } from 'react';
import { type Keys, keysOf, type Shortcut, shortcutOf, worksInText } from './shortcuts.ts';

/** Runs the action of a key. While somebody types, only undo, redo and save are ours. */
export function useShortcuts(run: (shortcut: Shortcut) => void) {
  const now = useRef(run);
  now.current = run;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const shortcut = shortcutOf(keysOf(event));
      if (shortcut === null || !isOurs(event.target, shortcut)) return;
      event.preventDefault();
      now.current(shortcut);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  /** The same for keys pressed inside the frame. */
  return (keys: Keys) => {
    const shortcut = shortcutOf(keys);
    if (shortcut) run(shortcut);
  };
}

function isOurs(target: EventTarget | null, shortcut: Shortcut): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog')) return false;
  // A focused rich text has its own undo history.
  if (target.isContentEditable) return shortcut === 'save';
  const isText = target instanceof HTMLTextAreaElement || isTextField(target);
  if (isText) return worksInText(shortcut);
  if (worksInText(shortcut)) return true;
  return target === document.body || target.closest('[data-outline], .editor-tools') !== null;
}

function isTextField(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
}

const area = HTMLTextAreaElement.prototype;
const value = accessor('value');
const defaultValue = accessor('defaultValue');

/**
 * React writes the initial text of a text area again at every rendering (`updateTextarea`). Chromium then moves the
 * cursor to the start and drops the selection, so writing the same text is suppressed.
 */
export function preserveSelections(): void {
  Object.defineProperty(area, 'defaultValue', {
    ...defaultValue,
    set(this: HTMLTextAreaElement, text: string) {
      if (text !== this.defaultValue) defaultValue.set.call(this, text);
    },
  });
}

/**
 * Preserves what is typed into a text area before React takes over. If the text area had an initial text, React
 * restores that during hydration (`initTextarea`), each time it starts over. Call this before; call the returned
 * function once React is done, and it reports the typed text as if it had just been typed.
 */
export function preserveEarlyText(): () => void {
  let isTaken = false;
  Object.defineProperty(area, 'value', {
    ...value,
    set(this: HTMLTextAreaElement, text: string) {
      if (isTaken || text !== this.defaultValue) value.set.call(this, text);
    },
  });
  return () => {
    // React keeps a reference to the property as it was when it took the field over.
    isTaken = true;
    Object.defineProperty(area, 'value', value);
    for (const one of document.querySelectorAll('textarea')) {
      if (one.value !== one.defaultValue) retype(one);
    }
  };
}

/** Bypasses the property with which React watches a field, or it would ignore the change. */
function retype(one: HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = one;
  one.value = one.defaultValue;
  value.set.call(one, typed);
  if (one === document.activeElement) one.setSelectionRange(selectionStart, selectionEnd);
  one.dispatchEvent(new Event('input', { bubbles: true }));
}

type Accessor = Required<Pick<PropertyDescriptor, 'get' | 'set' | 'configurable' | 'enumerable'>>;

function accessor(name: 'value' | 'defaultValue'): Accessor {
  // Standard, in every browser.
  return Object.getOwnPropertyDescriptor(area, name) as Accessor;
}

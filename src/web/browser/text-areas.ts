const area = HTMLTextAreaElement.prototype;
const value = accessor('value');
const defaultValue = accessor('defaultValue');

/**
 * React writes the first text of a text area anew at every rendering (`updateTextarea`). Chromium puts
 * the cursor before the text then, and what was selected is no longer: the same text is not written.
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
 * Keeps what is typed into a text area before React has it. Where one came with a text, React puts
 * that text back while it takes the page over (`initTextarea`), as often as it begins anew with that.
 * Called before; what it returns is called once React is done, and tells it what was written, as if it
 * had just been typed.
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
    // React holds on to the property as it was when it took a field over.
    isTaken = true;
    Object.defineProperty(area, 'value', value);
    for (const one of document.querySelectorAll('textarea')) {
      if (one.value !== one.defaultValue) retype(one);
    }
  };
}

/** Past the property by which React watches a field: it would take the change for its own. */
function retype(one: HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = one;
  one.value = one.defaultValue;
  value.set.call(one, typed);
  if (one === document.activeElement) one.setSelectionRange(selectionStart, selectionEnd);
  one.dispatchEvent(new Event('input', { bubbles: true }));
}

type Accessor = Required<Pick<PropertyDescriptor, 'get' | 'set' | 'configurable' | 'enumerable'>>;

function accessor(name: 'value' | 'defaultValue'): Accessor {
  // Of the standard, in every browser.
  return Object.getOwnPropertyDescriptor(area, name) as Accessor;
}

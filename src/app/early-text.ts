/**
 * Keeps what is typed into a text area before React has it. Where one came with a text, React puts
 * that text back while it takes the page over (`initTextarea`), as often as it begins anew with that.
 * Called before; what it returns is called once React is done, and gives the fields what a person
 * wrote, as if they had just typed it.
 */
export function keepEarlyText(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  document.addEventListener('input', hear);
  return () => {
    document.removeEventListener('input', hear);
    for (const [area, text] of typed) if (area.value !== text) retype(area, text);
  };
}

/** Past the property by which React watches a field: it would take the change for its own. */
function retype(area: HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

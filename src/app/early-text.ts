const lookEveryMs = 100;

/**
 * Keeps what is typed into a text area before React has it. Where one came with a text, React puts
 * that text back when it takes the field over (`initTextarea`); what a person wrote is then given to
 * the field again, as if they had just typed it. Called before anything is taken over.
 */
export function keepEarlyText(): void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const look = () => {
    for (const [area, text] of typed) {
      if (area.isConnected && !isTaken(area)) continue;
      typed.delete(area);
      if (area.isConnected && area.value !== text) retype(area, text);
    }
    if (typed.size > 0) setTimeout(look, lookEveryMs);
  };
  const keep = (area: HTMLTextAreaElement) => {
    if (typed.size === 0) setTimeout(look, lookEveryMs);
    typed.set(area, area.value);
  };
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) keep(area);
  }
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && !isTaken(target)) keep(target);
  });
}

/** React watches the value of every field that it has, by a property of the field's own. */
function isTaken(area: HTMLTextAreaElement): boolean {
  return Object.hasOwn(area, 'value');
}

/** Past that property: React would take the change for its own, and tell nobody. */
function retype(area: HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

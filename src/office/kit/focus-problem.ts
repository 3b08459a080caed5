/**
 * Focuses the first refused field and returns it. Not for the answer that a page came with if somebody is in another
 * field by the time the script runs: what they type next would land in this one.
 */
export function focusProblem({ cameWithPage }: { cameWithPage: boolean }): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
  if (field && !(cameWithPage && isTyping)) leadTo(field);
  return field;
}

/** Focuses a field in the middle of the screen, clear of the bars at the top and at the end, with its fold opened. */
export function leadTo(field: HTMLElement): void {
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

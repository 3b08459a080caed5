/**
 * Focuses the first refused field and returns it. Not for the answer that a page came with if somebody is in another
 * field by the time the script runs: what they type next would land in this one.
 */
export function focusProblem({ cameWithPage }: { cameWithPage: boolean }): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
  if (!(cameWithPage && isTyping)) field?.focus();
  return field;
}

/** Where a tab records that it was sent to its build; the build's page needs nothing else of the guard. */
export const resumeKey = 'ironwood-resume';

export function hasResumed(): void {
  sessionStorage.removeItem(resumeKey);
}

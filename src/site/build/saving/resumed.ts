/** Where a tab notes that it was sent to its build; the build's page needs no more of the guard. */
export const resumeKey = 'ironwood-resume';

export function hasResumed(): void {
  sessionStorage.removeItem(resumeKey);
}

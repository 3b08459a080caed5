import type { ShareStatus } from './use-share.ts';

/** What is said while a link is made, and if it cannot be. */
export const shareStatusWords = {
  making: 'making',
  nothing: 'nothingChosen',
  failed: 'failed',
} as const satisfies Record<NonNullable<ShareStatus>, string>;

import type { ReactNode } from 'react';

/** `good`: public; `wait`: something is still to be done; `bad`: refused; `quiet`: as usual. */
export type BadgeTone = 'good' | 'wait' | 'bad' | 'quiet' | 'note';

/** A state in one or two words; its sign differs too, so that the colour is not all there is. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`abadge abadge--${tone}`}>{children}</span>;
}

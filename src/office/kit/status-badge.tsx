import type { ReactNode } from 'react';

/** `good`: public; `wait`: something must still be done; `bad`: refused; `quiet`: normal. */
export type BadgeTone = 'good' | 'wait' | 'bad' | 'quiet' | 'note';

/** A state in one or two words; the icon differs too, so that color is not the only difference. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}

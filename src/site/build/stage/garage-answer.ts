import type { VerdictTone } from '#src/web/ui/verdict.tsx';

/** A smaller margin is none: doors sag and tires get pumped up. */
const tightIn = 1.5;

type Said = { tone: VerdictTone; said: `garage.${string}`; listed: `garages.${string}` };

const answers = {
  tooTall: { tone: 'no', said: 'garage.tooTall', listed: 'garages.tooTall' },
  tight: { tone: 'work', said: 'garage.tight', listed: 'garages.tight' },
  fits: { tone: 'fits', said: 'garage.fits', listed: 'garages.fits' },
} as const satisfies Record<string, Said>;

/** Whether a truck with this much room above it gets in, in inches. */
export function answerTo(spareIn: number): (typeof answers)[keyof typeof answers] {
  if (spareIn < 0) return answers.tooTall;
  return spareIn < tightIn ? answers.tight : answers.fits;
}

import type { Locale } from '#src/domain/context.ts';
import { type Assessment, VERDICTS } from '#src/domain/fitment/index.ts';
import { verdictSentence } from '#src/site/build/index.ts';

/** Among failed assessments, the nearest to fitting; undefined if there are none. */
export function nearestAssessment(given: readonly Assessment[]): Assessment | undefined {
  return given.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Why, in one sentence, for the size that comes nearest. */
export function whyRefused(given: readonly Assessment[], locale: Locale): string {
  const nearest = nearestAssessment(given);
  return nearest ? verdictSentence(nearest, locale) : '';
}

/** A wheel with another bolt pattern is further off than any wheel that bolts on. */
function distance({ verdict, reasons }: Assessment): number {
  const against = reasons.filter((one) => one.decides && one.verdict !== 'fits');
  const otherHoles = against.some(({ code }) => code === 'bolt.fail' || code === 'bolt.near');
  return VERDICTS.indexOf(verdict) * 1000 + (otherHoles ? 100 : 0) + against.length;
}

import type { Assigned } from '#src/domain/analytics-visit.ts';
import { isExpValue } from '#src/domain/traffic-sources/index.ts';

/** `hero.0-2`: the value of the cookie, and the name of a cached page's variant. */
export function expValue({ experimentId, indexes }: Assigned): string {
  return `${experimentId}.${variantsOf(indexes)}`;
}

export function variantsOf(indexes: readonly number[]): string {
  return indexes.join('-');
}

/** Null if it is not a valid value of the cookie. */
export function parseExpValue(
  value: string | null,
): { experimentId: string; indexes: number[] } | null {
  if (value === null || !isExpValue(value)) return null;
  const at = value.lastIndexOf('.');
  return {
    experimentId: value.slice(0, at),
    indexes: value
      .slice(at + 1)
      .split('-')
      .map(Number),
  };
}

/** The body's classes: `exp-hero-1`, one per section. */
export function expClasses({ name, indexes }: Assigned): string {
  return indexes.map((index) => `exp-${name}-${index}`).join(' ');
}

import { deviceOf, isBot } from '#src/domain/analytics/index.ts';
import type { Assigned, Visit } from '#src/domain/analytics-visit.ts';
import type { Locale } from '../context.ts';
import { assign, drawExperiment, drawVariants } from './draw-variants.server.ts';
import { parseExpValue } from './exp-value.ts';
import type { DrawnExperiment } from './experiment.ts';

export type Asking = Pick<Visit, 'userAgent' | 'isQuiet'> & {
  /** Value of the `exp` cookie. */
  cookie: string | null;
  /** Language of the page; null if there is none, as in an API call. */
  locale: Locale | null;
  /** Hash of network and browser; only computed if a variant has to be drawn. */
  visitor(): string;
};

/**
 * Which running experiment a visitor takes part in. The one in the cookie is kept while it runs and targets them;
 * otherwise one is drawn. Bots, and visitors who opted out of tracking, take part in none.
 */
export function assignVisitor(
  running: readonly DrawnExperiment[],
  asking: Asking,
): Assigned | null {
  if (running.length === 0 || asking.isQuiet || isBot(asking.userAgent)) return null;
  const eligible = running.filter((experiment) => isMeantFor(experiment, asking));
  return restore(eligible, asking) ?? drawExperiment(eligible, asking.visitor());
}

function restore(eligible: readonly DrawnExperiment[], asking: Asking): Assigned | null {
  const before = parseExpValue(asking.cookie);
  const same = eligible.find(({ experimentId }) => experimentId === before?.experimentId);
  if (before === null || same === undefined) return null;
  const isWhole =
    before.indexes.length === same.sections &&
    new Set(before.indexes).size === same.sections &&
    before.indexes.every((index) => index < same.variants.length);
  if (isWhole) return assign(same, before.indexes);
  const indexes = drawVariants(same, { visitor: asking.visitor(), kept: before.indexes });
  return indexes.length > 0 ? assign(same, indexes) : null;
}

function isMeantFor({ eligibility }: DrawnExperiment, { locale, userAgent }: Asking): boolean {
  const { locales, devices } = eligibility;
  const speaks = locales.length === 0 || locale === null || locales.includes(locale);
  return speaks && (devices.length === 0 || devices.includes(deviceOf(userAgent)));
}

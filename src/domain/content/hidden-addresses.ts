import { refuseField } from '#src/domain/errors.ts';
import { localePrefix, locales } from '#src/lib/locales.ts';
import { why } from './refusals.ts';

/*
 * Paths that the site answers itself, so that a story there would never be seen. `tests/route-policy.test.ts` goes
 * through the real routes and fails if one is missing here.
 */

/** First segments of paths: the office, sign-in, APIs and files. */
const ownNames: ReadonlySet<string> = new Set([
  ...['admin', 'login', 'logout', 'setup', 'invite', 'reset', 'review', 'preview'],
  ...['api', 'p', 'v1', 'v2', 'livez', 'readyz', 'metrics', 'calendar-feed'],
  ...['f', 'assets', 'drawings', 'embeds', 'icons', 'live-map', 'pictures'],
]);

/** Pages that are made from records instead of a story. */
const ownPages = [
  /^appointment\/(?:waiting-list(?:\/[^/]+)?|(?:manage|offer|calendar)\/[^/]+)$/,
  /^build\/(?:compare|fixes|reminder(?:\/[^/]+)?|replace|resume|share|shelf|vin|s\/[^/]+(?:\/print)?|vote(?:\/[^/]+|\/results\/[^/]+)?)$/,
  /^careers\/(?:[^/]+|status\/[^/]+)$/,
  /^gallery\/[^/]+\/[^/]+(?:\/mine)?$/,
  /^login\/two-factor$/,
  /^opening-soon$/,
  /^store(?:\/compare|\/(?:brands|lift-kits|tires|wheels)\/[^/]+)?$/,
];

type Place = { fullSlug: string; isFolder: boolean };

/** Whether the site shows something else at the path of the story. */
export function isHidden({ fullSlug, isFolder }: Place): boolean {
  const address = fullSlug.replace(/\/$/, '');
  const [first = ''] = address.split('/');
  if (ownNames.has(first) || isLanguage(first)) return true;
  return !isFolder && ownPages.some((page) => page.test(address));
}

function isLanguage(name: string): boolean {
  return locales.some(({ code }) => localePrefix(code) === `/${name}`);
}

/** @throws {DomainError} invalid for a path at which the story would not be shown */
export function requireShown(place: Place): void {
  if (!isHidden(place)) return;
  throw refuseField('invalid', 'slug', why('content.own-address'));
}

/** @throws {DomainError} invalid if the pages in the folder would not be shown at their paths */
export function requireShownBelow(
  fullSlugs: readonly string[],
  { from, to }: { from: string; to: string },
): void {
  const pages = fullSlugs.map((before) => ({ before, after: to + before.slice(from.length) }));
  const lost = pages.find(
    ({ before, after }) =>
      isHidden({ fullSlug: after, isFolder: false }) &&
      !isHidden({ fullSlug: before, isFolder: false }),
  );
  if (!lost) return;
  throw refuseField('invalid', 'slug', why('content.hides-page', { path: lost.after }));
}

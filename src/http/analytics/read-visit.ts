import { hashWith } from '#src/domain/analytics/index.server.ts';
import type { Assigned, Visit } from '#src/domain/analytics-visit.ts';
import type { Locale } from '#src/domain/context.ts';
import {
  assign,
  assignVisitor,
  type RunningExperiments,
  signedVariant,
} from '#src/domain/experiments/index.server.ts';
import { type DrawnExperiment, expValue, parseExpValue } from '#src/domain/experiments/index.ts';
import { readExpCookie } from '#src/domain/traffic-sources/index.ts';
import { splitLocale } from '#src/lib/locales.ts';

export type VisitSources = {
  experiments: RunningExperiments;
  keyFor(purpose: string): Buffer;
  https: boolean;
};

/** A request in the form that both the page cache and the framework can provide. */
export type VisitRequest = {
  /** Path and query. */
  target: string;
  header(name: string): string | undefined;
  ip: string;
  /** Set for a page rendered for the cache: the variant to render, '' for the one without. */
  variant?: string;
};

export type ReadVisit = {
  visit: Visit;
  /** Names the cached page of a visitor's variant; '' outside of experiments. */
  variant: string;
  /** The cookie to set, if the visitor does not have it yet. */
  setCookie: string | null;
  /** Whether others may get another page at this URL, so that shared caches must not store it. */
  isPersonal: boolean;
  /** Through a signed link of the shop. */
  isTest: boolean;
};

export type VisitReader = (asked: VisitRequest) => ReadVisit;

/** Determines who is asking, as far as the shop wants to know, and which variant they see. */
export function createVisitReader({ experiments, keyFor, https }: VisitSources): VisitReader {
  const [drawKey, linkKey] = [keyFor('experiment-draw'), keyFor('experiment-link')];

  function find(value: string): Assigned | null {
    const parsed = parseExpValue(value);
    const experiment = parsed && experiments.find(parsed.experimentId);
    if (!experiment) return null;
    const isThere = parsed.indexes.every((index) => index < experiment.variants.length);
    return isThere ? assign(experiment, parsed.indexes) : null;
  }

  /** Null if the request does not ask for a particular variant. */
  function forcedVariant({ target, variant }: VisitRequest): string | null {
    if (variant !== undefined) return variant;
    const query = target.split('?')[1] ?? '';
    return query.includes('sig=') ? signedVariant(new URLSearchParams(query), linkKey) : null;
  }

  return (asked) => {
    const { header, ip, target, variant } = asked;
    const userAgent = header('user-agent') ?? '';
    const cookies = header('cookie') ?? '';
    const isQuiet = asksToBeLeft(header) || isStaff(cookies);
    const running = experiments.current();
    const wish = forcedVariant(asked);
    const draw = () =>
      assignVisitor(running, {
        userAgent,
        isQuiet,
        cookie: readExpCookie(cookies),
        locale: localeOfPage(target),
        visitor: () => hashWith(drawKey, [ip, userAgent]),
      });
    const experiment = wish === null ? draw() : find(wish);
    const setCookie = variant === undefined ? cookieFor(experiment, { cookies, https }) : null;
    return {
      visit: { ip, userAgent, host: header('host') ?? '', isQuiet, experiment },
      variant: experiment ? expValue(experiment) : '',
      setCookie,
      isPersonal: setCookie !== null || running.some((one) => isOn(one, localeOfPage(target))),
      isTest: variant === undefined && wish !== null,
    };
  };
}

/** Whether pages in this language may differ between visitors. */
function isOn({ eligibility: { locales } }: DrawnExperiment, locale: Locale | null): boolean {
  return locale === null || locales.length === 0 || locales.includes(locale);
}

function asksToBeLeft(header: VisitRequest['header']): boolean {
  return header('dnt') === '1' || header('sec-gpc') === '1';
}

/** Staff are not customers; it does not matter whether the session is still valid. */
function isStaff(cookies: string): boolean {
  return cookies.includes('auth.session_token=');
}

/** Null for API calls, which belong to the page that makes them. */
function localeOfPage(target: string): Locale | null {
  if (/^\/(?:p|api)\//.test(target)) return null;
  return splitLocale(target).locale;
}

/** The Set-Cookie line for what is shown; null if the cookie already says so. */
function cookieFor(
  experiment: Assigned | null,
  { cookies, https }: { cookies: string; https: boolean },
): string | null {
  const has = /(?:^|;\s*)exp=([^;]*)/.exec(cookies)?.[1] ?? null;
  if (experiment === null && has === null) return null;
  const value = experiment ? expValue(experiment) : '';
  if (value === has) return null;
  const rest = `path=/; Max-Age=${experiment?.maxAgeSeconds ?? 0}; SameSite=Lax`;
  return `exp=${value}; ${rest}${https ? '; Secure' : ''}`;
}

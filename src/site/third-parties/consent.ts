import { type EmbedName, embedNames } from '#src/lib/embeds.ts';

/** The choices per provider; a missing one has not been made. */
export type Choices = Partial<Record<EmbedName, boolean>>;

export const consentKey = 'consent';

/** A choice is asked for again after a year, whether it was yes or no. */
const lifeMs = 365 * 24 * 60 * 60 * 1000;

/** What this device has stored; nothing if it is too old, or not in our format. */
export function readChoices(text: string | null, nowMs: number): Choices {
  const kept = parsed(text);
  const isFresh = typeof kept.at === 'number' && nowMs - kept.at < lifeMs && kept.at <= nowMs;
  if (!isFresh) return {};
  const said = embedNames.filter((name) => typeof kept[name] === 'boolean');
  return Object.fromEntries(said.map((name) => [name, kept[name]]));
}

export function writeChoices(choices: Choices, nowMs: number): string {
  return JSON.stringify({ ...choices, at: nowMs });
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

type Browser = { globalPrivacyControl?: unknown; doNotTrack?: string | null };

/** A visitor whose browser opts out of tracking has already declined all of them. */
export function asksNotToBeTracked(browser: Browser): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

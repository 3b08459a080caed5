import { type EmbedName, embedNames } from '#src/lib/embeds.ts';

/** What somebody said to each of them; what is missing has not been answered. */
export type Choices = Partial<Record<EmbedName, boolean>>;

export const consentKey = 'consent';

/** After a year a choice is asked for again, a yes and a no alike. */
const lifeMs = 365 * 24 * 60 * 60 * 1000;

/** What this device remembers; nothing where it is old, or not written by us. */
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

/** Somebody whose browser asks it of every site has answered already: no, to all of them. */
export function asksNotToBeTracked(browser: Browser): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

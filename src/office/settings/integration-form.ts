import type { FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { frameOrigin, type Integration, scriptAddress } from '#src/domain/settings/index.ts';
import type { EmbedName } from '#src/lib/embeds.ts';
import { why } from './refusals.ts';

/** The two fields of an integration. */
export type TypedIntegration = { script: string; origins: string };
type Read = { integration: Integration | null; issues: FieldIssue[] };

const containerPattern = /^GTM-[A-Z0-9]{4,12}$/;
const containerServer = 'https://www.googletagmanager.com/gtm.js?id=';

export function typedOf(integration: Integration | null): TypedIntegration {
  return {
    script: integration?.script ?? '',
    origins: integration?.origins.join('\n') ?? '',
  };
}

/**
 * Parses one of them: null if the script is empty, which removes it. `here` is this site's origin, whose pages no
 * frame may reach.
 */
export function readIntegration(name: EmbedName, typed: TypedIntegration, here: string): Read {
  const wanted = typed.script.trim();
  if (wanted === '') return { integration: null, issues: [] };
  const script = scriptAddress(containerPattern.test(wanted) ? containerServer + wanted : wanted);
  const { origins, wrong } = readOrigins(typed.origins, here);
  const isOwn = script !== null && new URL(script).origin === here;
  const issues: FieldIssue[] = [
    ...(script === null || isOwn ? [{ path: 'script', ...scriptIssue(name, isOwn) }] : []),
    ...(wrong.length === 0 ? [] : [{ path: 'origins', ...originsIssue(wrong) }]),
  ];
  return { integration: script === null || issues.length > 0 ? null : { script, origins }, issues };
}

function readOrigins(text: string, here: string): { origins: string[]; wrong: string[] } {
  const lines = text.split(/[\s,;]+/).filter((line) => line !== '');
  const read = lines.map((line) => ({ line, origin: frameOrigin(line) }));
  const isBad = (origin: string | null) => origin === null || origin === here;
  return {
    origins: [...new Set(read.flatMap(({ origin }) => origin ?? []))],
    wrong: read.filter(({ origin }) => isBad(origin)).map(({ line }) => `"${line}"`),
  };
}

function scriptIssue(name: EmbedName, isOwn: boolean): Refusal {
  if (isOwn) return why('settings.own-script');
  return name === 'tags' ? why('settings.not-a-container') : why('settings.not-a-script');
}

function originsIssue(wrong: readonly string[]): Refusal {
  const [line = ''] = wrong;
  if (wrong.length === 1) return why('settings.no-origin', { line });
  return why('settings.no-origins', { lines: wrong.join(', ') });
}

import type { FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why } from './refusals.ts';

export const storeHostsField = 'storeHosts';

/** The hosts as the field shows them, one per line. */
export function storeHostsText(hosts: readonly string[]): string {
  return hosts.join('\n');
}

/** Parses the field: hosts without duplicates, and invalid lines. */
export function readStoreHosts(text: string): { hosts: string[]; issues: FieldIssue[] } {
  const lines = text.split(/[\s,;]*\n[\s,;]*|[,;]/).map((line) => line.trim());
  const read = lines.filter((line) => line !== '').map((line) => ({ line, host: hostOf(line) }));
  const wrong = read.filter(({ host }) => host === null).map(({ line }) => `"${line}"`);
  const hosts = read.flatMap(({ host }) => host ?? []);
  return {
    hosts: [...new Set(hosts)],
    issues: wrong.length === 0 ? [] : [{ path: storeHostsField, ...hostProblem(wrong) }],
  };
}

function hostProblem(wrong: readonly string[]): Refusal {
  const [line = ''] = wrong;
  if (wrong.length === 1) return why('settings.no-host', { line });
  return why('settings.no-hosts', { lines: wrong.join(', ') });
}

/** Also from a complete URL; null if it names no host on the public web. */
function hostOf(line: string): string | null {
  const address = line.includes('://') ? line : `https://${line}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username } = new URL(address);
  const isNamed = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname);
  const isPlain = /^https?:$/.test(protocol) && port === '' && username === '';
  return isNamed && isPlain ? hostname : null;
}

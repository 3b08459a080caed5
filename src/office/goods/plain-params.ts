import { plainText } from '#src/lib/plain-text.ts';

/** The parameters of an address as a person can type them: a zero byte would be an error of the database. */
export function plainParams(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].map(([name, value]) => [name, plainText(value)]));
}

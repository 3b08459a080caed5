/**
 * What tests type, send and sign in with where nothing of it may be seen again: in no line of a log, no
 * address, no error page and no page of somebody who may not read it. Letters and digits alone, so
 * that no encoding changes them.
 */
export const markers = {
  name: 'Plantedname5b1e',
  email: 'plantedmail5b1e@example.org',
  message: 'plantedmessage5b1e',
  token: 'plantedtoken5b1eplantedtoken5b1e',
  password: 'plantedpassword5b1e',
} as const;

/** What all of them have in common, for the search. */
const planted = /planted(?:name|mail|message|token|password)5b1e/i;

/** The first marker in a text, null when it has none. */
export function markerIn(text: string): string | null {
  return planted.exec(text)?.[0] ?? null;
}

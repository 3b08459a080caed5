/**
 * Texts that tests type, send and sign in with, and that must not reappear: in no line of a log, no URL, no error
 * page and no page of somebody who may not read them. Letters and digits only, so that no encoding changes them.
 */
export const markers = {
  name: 'Plantedname5b1e',
  email: 'plantedmail5b1e@example.org',
  message: 'plantedmessage5b1e',
  token: 'plantedtoken5b1eplantedtoken5b1e',
  password: 'plantedpassword5b1e',
  /** Of a 2021 Ford F-150, with a right check digit. */
  vin: '1FTEW1EPXMFA95167',
} as const;

/** What they have in common, and the VIN, for the search. */
const planted = /planted(?:name|mail|message|token|password)5b1e|1FTEW1EPXMFA95167/i;

/** The first marker in a text, or null. */
export function markerIn(text: string): string | null {
  return planted.exec(text)?.[0] ?? null;
}

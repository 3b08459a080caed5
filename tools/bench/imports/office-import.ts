import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale } from '#src/lib/locales.ts';
import words from '#src/office/goods/import-words.json' with { type: 'json' };

/** A site whose office somebody is signed in to. */
export type Office = { url: string; cookie: string };

type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Sends a file as the office's form does. Returns the address of the import. @throws if it is refused */
export async function sendFile({ url, cookie }: Office, { name, bytes }: Sent): Promise<string> {
  const body = new FormData();
  body.set('file', new File([bytes], name));
  const answer = await fetch(`${url}/admin/catalog/imports`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url },
    body,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location) throw new Error(`The file got ${answer.status}`);
  return location;
}

/** Submits a form of the import's page. */
export async function press(
  { url, cookie }: Office,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url },
    body: new URLSearchParams(fields),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${fields.intent} got ${answer.status}`);
}

type ImportState = 'checking' | 'checked' | 'applying' | 'applied' | 'failed';
const states: ImportState[] = ['checking', 'checked', 'applying', 'applied', 'failed'];

/** What the import's page says of it. Asks again while the shop is too busy to answer. */
export async function stateOf({ url, cookie }: Office, path: string): Promise<ImportState> {
  for (;;) {
    const answer = await fetch(url + path, { headers: { Cookie: cookie } });
    const html = await answer.text();
    const state = states.find((one) => html.includes(`>${words[`state.${one}`][defaultLocale]}<`));
    if (state) return state;
    if (answer.status !== 503) throw new Error(`${path} got ${answer.status}`);
    await wait(500);
  }
}

/** Waits until the import is in a state. Returns how long that took, in seconds. @throws if it fails */
export async function untilState(office: Office, path: string, wanted: ImportState) {
  const from = performance.now();
  for (;;) {
    const state = await stateOf(office, path);
    if (state === wanted) return (performance.now() - from) / 1_000;
    if (state === 'failed') throw new Error('The import failed');
    await wait(500);
  }
}

import { plainText } from '#src/lib/plain-text.ts';

/** More entries than any form of ours has, file and repeated choices included. */
const mostEntries = 200;

/**
 * The form that was posted, as far as it can be one of ours: plain names, plain text. A name such as
 * `a[999999999]` is a path to those who read forms, and would make a list of that length.
 * @throws {Response} 400 for a body that is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  const posted = await request.formData().catch(() => null);
  const entries = [...(posted ?? [])];
  if (posted === null || entries.length > mostEntries) throw noForm();
  const form = new FormData();
  for (const [name, value] of entries) {
    if (!/^[a-z][\w-]{0,60}$/i.test(name)) continue;
    if (typeof value === 'string') form.append(name, plainText(value));
    else form.append(name, value, plainText(value.name));
  }
  return form;
}

function noForm(): Response {
  return new Response('This is not a form of this site', { status: 400 });
}

import { expect, test } from 'vitest';
import type { LocaleCode } from '#src/lib/locales.ts';
import { plainUnsavedPage } from './plain-unsaved-page.ts';
import { readUnsaved } from './read-unsaved.server.ts';

const sent = {
  formId: 'id-1',
  name: 'Rosa "R" <b>',
  message: 'Does a 35 fit?\nOn stock wheels.',
  password: 'gravel',
};

function pageOf(
  address: string,
  body: BodyInit = new URLSearchParams(sent),
  locale: LocaleCode = 'en',
) {
  const posted = new Request(`http://localhost${address}`, { method: 'POST', body });
  return readUnsaved(posted).then((unsaved) => plainUnsavedPage(unsaved, locale));
}

test('everything that was typed is shown and sent again to the same address, no password', async () => {
  const page = await pageOf('/contact?topic=fit&x=%22');
  expect(page).toContain('action="/contact?topic=fit&amp;x=%22"');
  expect(page).toContain('name="formId" value="id-1"');
  expect(page).toContain('value="Rosa &quot;R&quot; &lt;b&gt;"');
  expect(page).toContain('<pre>Does a 35 fit?\nOn stock wheels.</pre>');
  expect(page).not.toContain('<pre>id-1');
  expect(page).not.toContain('gravel');
});

test('a form with a file keeps its texts, also where it is cut off', async () => {
  const form = new FormData();
  form.append('photo', new File(['x'.repeat(70_000)], 'a.jpg'));
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  expect(await pageOf('/contact', form)).toContain('<pre>Rosa &quot;R&quot; &lt;b&gt;</pre>');
  const cut = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nRosa\r\n--b\r\nConte';
  const body = new Blob([cut], { type: 'multipart/form-data; boundary=b' });
  expect(await pageOf('/contact', body)).toContain('<pre>Rosa</pre>');
});

test('in Spanish it says so, and nothing in it needs what the policy refuses', async () => {
  const page = await pageOf('/es/contact', undefined, 'es');
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('No pudimos guardarlo');
  expect(page).not.toMatch(/<script|<link|style=|<style|<img/);
});

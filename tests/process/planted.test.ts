import { expect, test } from 'vitest';
import { markers } from '#tests/logs/markers.ts';
import { startBuiltServer } from './built-server.ts';
import { folderWithShop } from './data-folders.ts';
import { servedFields } from './served-fields.ts';

// The output of all process tests is searched once they are done (global-setup.ts).
test('the built server takes forms, tokens and passwords that it then says nowhere', {
  timeout: 240_000,
}, async () => {
  const server = await startBuiltServer({
    DATA_DIR: folderWithShop(),
    LOG_LEVEL: 'debug',
    SMTP_URL: 'smtp://127.0.0.1:9',
    FORM_MIN_SECONDS: '0',
  });
  const post = (path: string, fields: Record<string, string>) =>
    fetch(new URL(path, server.url), { method: 'POST', body: new URLSearchParams(fields) });
  const page = await (await fetch(new URL('/contact', server.url))).text();
  const person = { ...servedFields(page), name: markers.name, contact: markers.email };
  const sent = await post('/contact', { ...person, topic: 'fit', message: markers.message });
  expect(sent.status).toBeLessThan(400);
  await post('/login', { email: markers.email, password: markers.password });
  await fetch(new URL(`/reset/${markers.token}`, server.url));
  server.kill('SIGTERM');
  const { stdout } = await server.ended;
  expect(stdout).toContain('Ironwood is open');
});

import { expect, test } from 'vitest';
import { limitRules } from '#src/http/api/limits.ts';
import { startBuiltServer } from './built-server.ts';
import { folderWithShop } from './data-folders.ts';

const patient = { timeout: 240_000 };

test(
  'a network that sends too many forms is told to wait, by the page and with what was typed',
  patient,
  async () => {
    const server = await startBuiltServer({ DATA_DIR: folderWithShop() });
    const post = (path: string, fields: Record<string, string>) =>
      fetch(new URL(path, server.url), { method: 'POST', body: new URLSearchParams(fields) });
    for (let sent = 0; sent < limitRules.form.requests; sent += 10) {
      // As the page's script sends it: the response is not a page that takes time to render.
      const answers = Array.from({ length: 10 }, () => post('/build.data', { intent: 'undo' }));
      for (const { status } of await Promise.all(answers)) expect(status).not.toBe(429);
    }

    const message = {
      formId: crypto.randomUUID(),
      name: 'Rosa Delgado',
      contact: 'rosa@example.org',
    };
    const refused = await post('/contact', { ...message, topic: 'fit', message: 'Does a 35 fit?' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain('Too many tries. Wait 1 min or call.');
    expect(page).toContain('Rosa Delgado');
    expect(page).toContain('Does a 35 fit?');

    const choice = await post('/build', { intent: 'start' });
    expect(choice.status).toBe(429);
    expect(await choice.text()).toMatch(/<h1>That was a lot at once<\/h1>/);
    expect((await fetch(new URL('/contact', server.url))).status).toBe(200);
    expect((await post('/login', { email: 'x', password: 'y' })).status).not.toBe(429);
    server.kill('SIGTERM');
    await server.ended;
  },
);

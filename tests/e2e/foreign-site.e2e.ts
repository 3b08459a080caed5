import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';

/** The script of the foreign site, with the packages as published. */
async function bundle(): Promise<string> {
  const input = join(import.meta.dirname, 'foreign-site.tsx');
  // Vite reads it, and another test of this worker may have set it.
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rollupOptions: { input, output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('The foreign site was not built');
  const [script] = result.output;
  return script.code;
}

test('a React site of another origin reads a story with useStoryblok in the browser', async ({
  page,
}) => {
  const script = await bundle();
  const html =
    '<!doctype html><html lang="en"><body><script type="module" src="/site.js"></script>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/site.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `${process.env.SITE_URL}/v2`;
  const query = new URLSearchParams({ endpoint, token: 'e2e-public-token', slug: 'terms' });
  await page.goto(`http://127.0.0.1:${port}/?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  server.close();
});

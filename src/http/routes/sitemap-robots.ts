import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getIndexNowKey, getShopSettings, isSiteOpen } from '#src/domain/settings/index.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { listFoundPages, sitemapParts } from '../sitemap/list-pages.server.ts';
import { sitemapIndex, sitemapOf } from '../sitemap/sitemap-xml.ts';

/** Pages that belong to a visitor or the shop. Pages that are just not listed declare that themselves. */
const closed = [
  '/admin',
  '/login',
  '/logout',
  '/setup/',
  '/invite/',
  '/reset/',
  '/preview/',
  '/embeds/',
  '/p/',
  '/v1/',
  '/v2/',
  '/api/sanctum/',
];

/** `GET /robots.txt`, `/sitemap.xml` and its parts, for search engines. */
export function findingRoutes() {
  return new Hono<HttpEnv>()
    .get('/robots.txt', async (c) => {
      if (!(await isSiteOpen(c.var.ctx))) return sendClosed(c, 'User-agent: *\nDisallow: /\n');
      const lines = closed.map((path) => `Disallow: ${path}`);
      const map = `Sitemap: ${c.var.ctx.origin}/sitemap.xml`;
      return sendText(c, `User-agent: *\nAllow: /\n${lines.join('\n')}\n\n${map}\n`, 'text/plain');
    })
    .get('/:file{[a-zA-Z0-9-]{8,128}\\.txt}', async (c, next) => {
      const key = await getIndexNowKey(c.var.ctx);
      if (key === null || c.req.path !== `/${key}.txt`) return next();
      return sendText(c, key, 'text/plain');
    })
    .get('/sitemap.xml', async (c) => {
      if (!(await isSiteOpen(c.var.ctx))) return sendClosed(c, sitemapIndex([]), 'application/xml');
      const parts = sitemapParts.map((part) => `${c.var.ctx.origin}/sitemap-${part}.xml`);
      return sendText(c, sitemapIndex(parts), 'application/xml');
    })
    .get('/:file{sitemap-[a-z]+\\.xml}', async (c) => {
      const part = sitemapParts.find((one) => c.req.path === `/sitemap-${one}.xml`);
      if (!part) return c.notFound();
      const { ctx } = c.var;
      const { languages, isOpen } = await getShopSettings(ctx);
      const rules = { origin: ctx.origin, languages: languages.on };
      if (!isOpen) return sendClosed(c, sitemapOf([], rules), 'application/xml');
      const pages = await listFoundPages(ctx, part);
      return sendText(c, sitemapOf(pages, rules), 'application/xml');
    });
}

/** Until the site opens. Not cached, because it changes with one press. */
function sendClosed(c: Context<HttpEnv>, text: string, type = 'text/plain'): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': `${type}; charset=utf-8` };
  return c.body(text, 200, headers);
}

/** Often requested and rarely changed, so it supports revalidation. */
function sendText(c: Context<HttpEnv>, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'Content-Type': `${type}; charset=utf-8` });
}

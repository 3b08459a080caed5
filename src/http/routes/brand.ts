import { type Context, Hono } from 'hono';
import type { BrandPicture } from '#src/domain/brand/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { brandFiles, IconParts } from '#src/web/brand/index.server.ts';
import type { HttpEnv } from '../http-env.ts';

/** Injected by the composition root: the pages link to what is served here. */
export type BrandDeps = {
  brandFiles: typeof brandFiles;
  /** The icon of a tab, as SVG. */
  drawFavicon(icon: IconParts): string;
};

/** What a page needs of the shop's brand: its style sheet, its logo, the icon of the tab. */
export function brandRoutes({ brandFiles, drawFavicon }: BrandDeps) {
  const routes = new Hono<HttpEnv>();
  routes.get('/brand/:file{look\\.[0-9a-f]{12}\\.css}', async (c) => {
    const { look, sheet } = brandFiles(await getShopSettings(c.var.ctx));
    return send(c, { body: sheet, type: 'text/css; charset=utf-8', address: look.sheet });
  });
  routes.get('/brand/:file{favicon\\.[0-9a-f]{6}\\.svg}', async (c) => {
    const { look, icon } = brandFiles(await getShopSettings(c.var.ctx));
    return send(c, { body: drawFavicon(icon), type: 'image/svg+xml', address: look.favicon });
  });
  routes.get('/brand/:file{(dark-)?logo\\.[0-9a-f]{12}\\.(svg|png)}', async (c) => {
    const settings = await getShopSettings(c.var.ctx);
    const { logo, darkLogo } = settings.brand;
    const isDark = c.req.path.startsWith('/brand/dark-');
    const picture = isDark ? darkLogo : logo.kind === 'picture' ? logo : null;
    if (picture === null) return c.notFound();
    const { mark } = brandFiles(settings).look;
    const address = mark.kind === 'picture' ? (isDark ? mark.darkSrc : mark.src) : null;
    return send(c, { ...fileOf(picture), address });
  });
  return routes;
}

type Sent = { body: string | Uint8Array<ArrayBuffer>; type: string; address: string | null };

function fileOf({ type, data }: BrandPicture) {
  return type === 'svg'
    ? { body: data, type: 'image/svg+xml' }
    : { body: new Uint8Array(Buffer.from(data, 'base64')), type: 'image/png' };
}

/** A page from before a change has an earlier address; it gets today's look for a short while. */
function send(c: Context<HttpEnv>, { body, type, address }: Sent): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control':
      c.req.path === address ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    // A drawing of the shop's own runs nothing, also when it is opened by itself.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
}

import { Hono } from 'hono';
import { signPrivateAsset } from '#src/domain/media/index.server.ts';
import { isAssetToken } from '../assets/private-access.ts';
import { readAssetRequest } from '../assets/read-asset-request.ts';
import type { HttpEnv } from '../http-env.ts';

/**
 * `GET /v2/cdn/assets/me?filename=…&token=…`: a URL that gives access to a private asset for one to two hours, as the
 * hosted service issues it for an asset token.
 */
export function privateAssetRoutes() {
  return new Hono<HttpEnv>().get('/:version{v[12]}/cdn/assets/me', async (c) => {
    const { ctx } = c.var;
    c.header('Cache-Control', 'no-store');
    if (!(await isAssetToken(ctx, c.req.query('token') ?? ''))) {
      return c.json({ error: 'Unauthorized' }, 401);
    }
    const { pathname, origin } = new URL(c.req.query('filename') ?? '', c.req.url);
    const asked = readAssetRequest(pathname, '');
    if (typeof asked === 'number') return c.json(['This record could not be found'], 404);
    const { query, expiresAt } = signPrivateAsset(ctx, asked.file.hash);
    const signedUrl = `${new URL(pathname, c.req.url).href}?${query}`;
    const filename = `${origin}${pathname}`;
    return c.json({ asset: { filename, signed_url: signedUrl, expires_at: expiresAt } });
  });
}

import { Hono, type MiddlewareHandler } from 'hono';
import { notFound } from '#src/domain/errors.ts';
import type { HttpEnv } from '../http-env.ts';
import { assetFolderRoutes } from '../management/asset-folders.ts';
import { assetRoutes } from '../management/assets.ts';
import { componentRoutes } from '../management/components.ts';
import { datasourceEntryRoutes } from '../management/datasource-entries.ts';
import { datasourceRoutes } from '../management/datasources.ts';
import { experimentRoutes } from '../management/experiments.ts';
import { internalTagRoutes } from '../management/internal-tags.ts';
import type { ManagementOptions } from '../management/management-env.ts';
import { managementError } from '../management/management-error.ts';
import { presetRoutes } from '../management/presets.ts';
import { requireManagementToken } from '../management/require-management-token.ts';
import { readSpace, sendUser } from '../management/spaces.ts';
import { storyRoutes } from '../management/stories.ts';
import { storyTextRoutes } from '../management/story-texts.ts';
import { throttleChanges } from '../management/throttle-changes.ts';
import { versionRoutes } from '../management/versions.ts';
import { bodyLimit } from '../request-bodies/body-limit.ts';

/** The largest story: some hundred bloks with their texts. */
const storyBytes = 4 * 1024 * 1024;

/**
 * The management API: what a Storyblok client changes (docs/content-model.md). It accepts tokens only, so it needs no
 * guard against cross-site writes and comes before it.
 */
export function contentManagementRoutes(options: ManagementOptions) {
  const space = new Hono<HttpEnv>()
    .use(onlySpace)
    .get('/', async (c) => c.json({ space: await readSpace(c) }))
    .route('/', versionRoutes())
    .route('/', storyTextRoutes(options))
    .route('/', storyRoutes())
    .route('/', componentRoutes(options))
    .route('/', assetFolderRoutes())
    .route('/', assetRoutes(options))
    .route('/', datasourceRoutes())
    .route('/', datasourceEntryRoutes())
    .route('/', internalTagRoutes())
    .route('/', experimentRoutes())
    .route('/', presetRoutes(options))
    .all('*', () => {
      throw notFound();
    });
  const guards = [
    crossOrigin,
    requireManagementToken(options.managementToken),
    throttleChanges(options),
    bodyLimit(storyBytes),
  ] as const;
  const api = new Hono<HttpEnv>()
    .use('/users/me', ...guards)
    .use('/spaces/*', ...guards)
    .get('/users/me', sendUser)
    .get('/spaces', async (c) => c.json({ spaces: [await readSpace(c)] }))
    .route('/spaces/:space', space);
  api.onError(managementError);
  return new Hono<HttpEnv>().route('/v1', api);
}

/** Any site's page may use a token that it has; without one there is no access. */
const crossOrigin: MiddlewareHandler<HttpEnv> = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Total, Per-Page, Retry-After');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.method !== 'OPTIONS') return next();
  return c.body(null, 204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': '86400',
  });
};

const onlySpace: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.param('space') !== '1') throw notFound();
  await next();
};

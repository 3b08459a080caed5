import { Hono } from 'hono';
import type { Ctx } from '#src/domain/context.ts';
import { createRequestLimit, type LimitRule } from '#src/domain/requests/index.server.ts';
import type { HttpEnv } from '#src/http/http-env.ts';
import type { ManagementOptions } from '#src/http/management/management-env.ts';
import { onError } from '#src/http/on-error.ts';
import { contentManagementRoutes } from '#src/http/routes/content-management.ts';
import { uploadRoutes } from '#src/http/routes/uploads.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';

export const managementToken = 'management-token';

/** The management API and the upload route; each request is another visitor. */
export function createManagementApp(
  ctx: Ctx,
  perSecond: ManagementOptions['perSecond'] = { oauth: 1000, personal: 1000 },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', { ...ctx, actor: { kind: 'visitor' } });
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  const components = describeComponents;
  const createLimit = (rule: LimitRule) => createRequestLimit(rule, { db: null });
  const options = { managementToken, components, publicOrigin: null, perSecond, createLimit };
  return app.route('/', contentManagementRoutes(options)).route('/', uploadRoutes());
}

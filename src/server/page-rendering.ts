import type { ServerBuild } from 'react-router';
import { allCalls } from '#src/http/api/calls.ts';
import { describeApi } from '#src/http/api/describe-api.ts';
import { createFormWatch } from '#src/web/forms/guard/form-watch.ts';
import type { Env } from './env.ts';
import { elapsedMs } from './node-ids.ts';
import type { SiteContent } from './open-content.ts';
import type { AskSite } from './own-pages.ts';
import { createPreviewAccess } from './preview-access.ts';
import { createPageRenderer } from './render-pages.ts';

type RenderingParts = {
  env: Env;
  loadRouterBuild(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  tokens: SiteContent['tokens'];
  ask: AskSite;
};

/** Renders the pages of the site and of the office. */
export function openPageRendering({ env, loadRouterBuild, mode, tokens, ask }: RenderingParts) {
  return createPageRenderer({
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    port: env.PORT,
    loadBuild: loadRouterBuild,
    previewOf: createPreviewAccess({
      previewToken: tokens.previewToken,
      fetch: (request) => ask(request),
      nowMs: Date.now,
    }),
    apiDocument: describeApi(allCalls),
    formWatch: createFormWatch({
      minimumSeconds: env.FORM_MIN_SECONDS,
      attackPerMinute: env.FORM_ATTACK_PER_MINUTE,
      nowMs: elapsedMs,
    }),
    mode,
  });
}

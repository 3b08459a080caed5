import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RenderPage } from '#src/http/documents/document-routes.ts';
import type { ApiDocument } from '#src/lib/api-document.ts';
import { type LocaleCode, locales, splitLocale } from '#src/lib/locales.ts';
import { type PreviewAccess, previewContext } from '#src/site/stories/preview-context.ts';
import type { FormWatch } from '#src/web/forms/guard/form-watch.ts';
import { formWatchContext, waitContext } from '#src/web/forms/guard/form-watch-context.ts';
import { captureTyped } from '#src/web/forms/unsaved/capture-typed.server.ts';
import {
  apiDocumentContext,
  closedSiteContext,
  ctxContext,
  documentContext,
  readParamsContext,
  visitorContext,
} from '#src/web/page/load-context.ts';
import { pathWords, spellPath } from './canonical-path.ts';
import { createPatternFinder } from './page-patterns.ts';
import { routerIn } from './router-in-locale.ts';

export type RenderOptions = {
  /** The origin that pages name in canonical URLs; null uses the origin of the request. */
  publicOrigin: string | null;
  port: number;
  loadBuild(): Promise<ServerBuild>;
  previewOf(url: URL): PreviewAccess;
  apiDocument: ApiDocument;
  formWatch: FormWatch;
  mode: 'production' | 'development';
};

type Known = {
  build: ServerBuild;
  handlers: Map<LocaleCode, RequestHandler>;
  words: ReadonlySet<string>;
  patternOf(pathname: string): string;
};

/** Renders a request with the router and passes it the request's context. */
export function createPageRenderer({
  loadBuild,
  previewOf,
  apiDocument,
  formWatch,
  mode,
  ...origins
}: RenderOptions): RenderPage {
  const routerFor = createRouters({ loadBuild, mode });
  return async (request, c) => {
    const { pathname, search } = new URL(request.url);
    const { locale } = splitLocale(pathname);
    const { handler: handle, words, patternOf } = await routerFor(locale);
    const route = patternOf(pathname);
    c.set('route', route);
    // The same object, because what was read for this request is remembered by it.
    c.var.ctx.route = route;
    const spelled = spellPath(pathname, words);
    if (spelled !== pathname && request.method === 'GET') return movedTo(spelled + search);
    const context = new RouterContextProvider();
    const preview = previewOf(new URL(request.url));
    const { asked } = preview;
    context.set(previewContext, preview);
    context.set(
      ctxContext,
      // An editor sees all variants of a page and does not count as a visit.
      asked
        ? { ...c.var.ctx, content: preview.draftContent(asked.locale), visit: undefined }
        : c.var.ctx,
    );
    context.set(apiDocumentContext, apiDocument);
    context.set(visitorContext, { ip: c.var.visitorIp });
    context.set(formWatchContext, formWatch);
    const readParams = new Set<string>();
    context.set(readParamsContext, readParams);
    c.set('readParams', readParams);
    context.set(waitContext, c.var.waitSeconds ?? null);
    context.set(closedSiteContext, c.var.closedFor === 'staff' && !asked);
    const document: { html: string | null } = { html: null };
    context.set(documentContext, document);
    const response = await handle(withOrigin(request, chooseOrigin(request, origins)), context);
    c.set('documentHtml', document.html ?? undefined);
    if (!asked) return response;
    c.set('isPreview', true);
    return asDraft(response);
  };
}

/** The router of the current build in a language: in development the build changes. */
function createRouters({ loadBuild, mode }: Pick<RenderOptions, 'loadBuild' | 'mode'>) {
  let known: Known | null = null;

  function handlersOf(build: ServerBuild): Map<LocaleCode, RequestHandler> {
    const keeping = captureTyped(build);
    const handlerOf = (code: LocaleCode) => createRequestHandler(routerIn(code, keeping), mode);
    return new Map(locales.map(({ code }) => [code, handlerOf(code)]));
  }

  return async (locale: LocaleCode) => {
    const build = await loadBuild();
    if (known?.build !== build) {
      known = {
        build,
        handlers: handlersOf(build),
        words: pathWords(build.routes),
        patternOf: createPatternFinder(build.routes),
      };
    }
    const handler = known.handlers.get(locale) ?? createRequestHandler(build, mode);
    return { handler, ...known };
  };
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location } });
}

/** Overrides what the route declared: a draft is never cached and never indexed. */
function asDraft(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

/**
 * Cached pages use the site's configured origin, so a forged Host header never gets into one. Writes keep the origin
 * they came to, which the router compares with the form's.
 */
function chooseOrigin(
  { method, url }: Request,
  { publicOrigin, port }: Pick<RenderOptions, 'publicOrigin' | 'port'>,
): string {
  return publicOrigin ?? (method === 'GET' ? `http://localhost:${port}` : url);
}

function withOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const { method, headers, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: request.body, duplex: 'half' as const } : {};
  // Set part by part, so that a path like `//another.host/` stays a path.
  const target = Object.assign(new URL(origin), { pathname, search });
  return new Request(target, { method, headers, signal, ...body });
}

import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import { anyParam } from '#src/lib/page-query.ts';
import { ctxContext, readParamsContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { type PagePart, pageParams, paramsFor } from '#src/web/page/page-params.ts';

/** The requested page, as the loaders of bloks see it. */
export type PageRequest = {
  /** Without its query, which only `read` and `readAll` return. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  locale: Locale;
  /** For its headers; its query is removed too. */
  request: Request;
  /** The query parameters of this part of a page, which become part of the cache key. */
  read(part: PagePart): URLSearchParams;
  /** The URL with its whole query: a page that uses it is only cached without a query. */
  readAll(): URL;
};

type PageInput = {
  url: URL;
  request: Request;
  params: PageRequest['params'];
  /** From the request context; collects what is read of the query. Null if nothing is cached. */
  context: Pick<Readonly<RouterContextProvider>, 'get'> | null;
};

/** `url` is the router's own: that of a data request ends in `.data`. */
export function requestOf({ url: asked, request, params, context }: PageInput): PageRequest {
  const read = context?.get(readParamsContext);
  const url = new URL(asked);
  url.search = '';
  return {
    url,
    params,
    locale: localeOf(asked.pathname),
    request: new Request(url, { headers: request.headers, signal: request.signal }),
    read(part) {
      for (const name of pageParams[part]) read?.add(name);
      return paramsFor(part, asked.searchParams, (error) => {
        // A page without it is better for a visitor than no page.
        if (!import.meta.env.PROD) throw error;
        context?.get(ctxContext).logger.error({ err: error }, error.message);
      });
    },
    readAll() {
      read?.add(anyParam);
      return new URL(asked);
    },
  };
}

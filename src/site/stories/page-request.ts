import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import { anyParam } from '#src/lib/page-query.ts';
import { ctxContext, readParamsContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { type PagePart, pageParams, paramsFor } from '#src/web/page/page-params.ts';

/** The page that is asked for, as the loaders of bloks see it. */
export type PageRequest = {
  /** Without its query, which only `read` and `readAll` give. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  locale: Locale;
  /** For its headers: it has no query either. */
  request: Request;
  /** What the query says to this part of a page. The page is kept under it. */
  read(part: PagePart): URLSearchParams;
  /** The address with all of its query: a page that asks for it is kept without a query alone. */
  readAll(): URL;
};

type PageInput = {
  url: URL;
  request: Request;
  params: PageRequest['params'];
  /** Of the request, which notes what is read of the query; null where nothing is kept. */
  context: Pick<Readonly<RouterContextProvider>, 'get'> | null;
};

/** `url` is the router's own: that of a request for data ends in `.data`. */
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
        // A visitor is better served by a page without it than by none.
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

import { localeOf } from '#src/app/locale-of.ts';
import type { Locale } from '#src/domain/context.ts';

/** The page that is asked for, as the loaders of bloks see it. */
export type PageRequest = {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  locale: Locale;
  request: Request;
};

/** `url` is the router's own: that of a request for data ends in `.data`. */
export function requestOf({ url, request, params }: Omit<PageRequest, 'locale'>): PageRequest {
  return { url, params, locale: localeOf(url.pathname), request };
}

import { localeOf } from '#src/app/locale-of.ts';
import type { Locale } from '#src/domain/context.ts';

/** The page that is asked for, as the loaders of bloks see it. */
export type PageRequest = {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  locale: Locale;
  request: Request;
};

export function requestOf({
  request,
  params,
}: Pick<PageRequest, 'request' | 'params'>): PageRequest {
  const url = new URL(request.url);
  return { url, params, locale: localeOf(url.pathname), request };
}

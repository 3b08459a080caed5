import type { Locale } from '#src/domain/context.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type breadcrumbStrings from './breadcrumb-words.json';

/** A breadcrumb; the last one has no link. */
export type Crumb = {
  name: string;
  href?: string;
  /** Of a maker or a product: the same in every language. */
  isName?: boolean;
};

type CrumbsOf<Data> = (page: {
  data: Data;
  locale: Locale;
  t: Translate<keyof typeof breadcrumbStrings>;
}) => Crumb[];

/** What a route declares to the frame around it. */
export type SiteHandle<Data = unknown> = {
  crumbs?: CrumbsOf<Data>;
  /** A page that is an application starts its router by itself: at once, or once it is painted. */
  boot?: 'now' | 'seen';
  /** A page that exists in the default language only. */
  isDefaultOnly?: boolean;
};

/** A route's `handle` export, typed by its loader's data. */
export function siteHandle<Data = unknown>(handle: SiteHandle<Data>): SiteHandle {
  // The frame reads a handle only together with the data of the same route.
  return handle as SiteHandle;
}

/** Whether `siteHandle` created it: the router passes every route's `handle` untyped. */
export function isSiteHandle(handle: unknown): handle is SiteHandle {
  return typeof handle === 'object' && handle !== null;
}

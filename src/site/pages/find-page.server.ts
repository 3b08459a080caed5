import { redirect } from 'react-router';
import { findRedirect } from '#src/domain/content/index.server.ts';
import { pagePath } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { defaultLocale, neutralPath, splitLocale } from '#src/lib/locales.ts';
import { trimSlashes } from '#src/lib/trim-slashes.ts';

/** Stories that are pages of something else: their own addresses lead nowhere. */
const unlisted = /^(?:templates|errors|site)\/|^(?:home|offline)$/;

/** The slug of the page that the shop has made for an address no route knows; null: none. */
export async function findPageSlug(ctx: Ctx, pathname: string): Promise<string | null> {
  const slug = trimSlashes(pathname);
  if (slug === '' || unlisted.test(slug)) return null;
  const story = await ctx.content.getStory(slug);
  // A story is also found by its number; a page has one address.
  const isHere = story?.content.component === 'page' && pagePath(story.full_slug) === `/${slug}`;
  return isHere ? slug : null;
}

/** Where an address without a page leads by now; null: nowhere. A browser asks again the next time. */
export async function redirectFrom(ctx: Ctx, { pathname }: URL): Promise<Response | null> {
  const { locale, path } = splitLocale(pathname);
  const to = await findRedirect(ctx, { path });
  if (to === null) return null;
  // The router puts its own language before a path.
  return redirect(locale === defaultLocale ? to : neutralPath(to), {
    status: 301,
    headers: { 'Cache-Control': 'no-cache' },
  });
}

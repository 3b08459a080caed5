import { redirect } from 'react-router';
import { findRedirect } from '#src/domain/content/index.server.ts';
import { pagePath } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { defaultLocale, neutralPath, splitLocale } from '#src/lib/locales.ts';
import { trimSlashes } from '#src/lib/trim-slashes.ts';

/** Stories that belong to another page: their own paths do not exist. */
const unlisted = /^(?:templates|errors|site)\/|^(?:home|offline)$/;

/** The slug of the shop's page for a path that no route matches; null: none. */
export async function findPageSlug(ctx: Ctx, pathname: string): Promise<string | null> {
  const slug = trimSlashes(pathname);
  if (slug === '' || unlisted.test(slug)) return null;
  const story = await ctx.content.getStory(slug);
  // Stories can also be found by id, but a page has only one URL.
  const isHere = story?.content.component === 'page' && pagePath(story.full_slug) === `/${slug}`;
  return isHere ? slug : null;
}

/** Where a path without a page now redirects; null: nowhere. Not cached by browsers. */
export async function redirectFrom(ctx: Ctx, { pathname }: URL): Promise<Response | null> {
  const { locale, path } = splitLocale(pathname);
  const to = await findRedirect(ctx, { path });
  if (to === null) return null;
  // The router adds its language prefix itself.
  return redirect(locale === defaultLocale ? to : neutralPath(to), {
    status: 301,
    headers: { 'Cache-Control': 'no-cache' },
  });
}

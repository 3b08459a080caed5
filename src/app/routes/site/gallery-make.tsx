import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { imageGallery } from '#src/app/gallery/image-gallery.ts';
import { makePageWithoutStory } from '#src/app/gallery/make-page.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/gallery-make';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('gallery'), href: hrefs.gallery() },
    { name: data.story.name },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, `gallery/${args.params.make}`, makePageWithoutStory);
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const linked = loaderData && imageGallery(loaderData);
  return [...storyMeta({ loaderData }), ...(linked ? [{ 'script:ld+json': linked }] : [])];
}

export default StoryPage;

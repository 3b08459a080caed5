import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { Route } from './+types/make.page';
import { imageGallery } from './image-gallery.ts';
import { writeMakePage } from './make-page.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('gallery'), href: hrefs.gallery() },
    { name: data.story.name },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, `gallery/${args.params.make}`, writeMakePage);
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const linked = loaderData && imageGallery(loaderData);
  return [...storyMeta({ loaderData }), ...(linked ? [{ 'script:ld+json': linked }] : [])];
}

export default StoryPage;

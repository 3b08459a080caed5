import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { Route } from './+types/service.page';
import { serviceLinkedData } from './service/linked-data.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('services'), href: hrefs.services() },
    { name: data.story.name },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, `services/${args.params.service}`);
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const linked = loaderData ? serviceLinkedData(loaderData) : [];
  return [...storyMeta({ loaderData }), ...linked.map((one) => ({ 'script:ld+json': one }))];
}

export default StoryPage;

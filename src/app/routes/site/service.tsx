import { serviceLinkedData } from '#src/app/blocks/service/linked-data.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/service';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

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

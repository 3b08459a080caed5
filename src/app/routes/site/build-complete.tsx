import { redirect } from 'react-router';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { openBuild } from '#src/app/configurator/open-build.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { privatePage } from '#src/app/page-headers.ts';
import type { Route } from './+types/build-complete';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({ boot: 'seen' });

/** Only a browser that sent a build has something to see here. */
export async function loader(args: Route.LoaderArgs) {
  const open = await openBuild(args.context.get(ctxContext), args.request);
  if (!open?.lead) throw redirect(hrefs.build());
  return loadStory(args, 'build/complete');
}

export const headers = privatePage;
export const meta = storyMeta;
export default StoryPage;

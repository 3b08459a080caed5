import { redirect } from 'react-router';
import { openBuild } from '#src/site/build/index.server.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/build-sent.page';

export const handle = siteHandle({ boot: 'seen' });

/** Only a browser that sent a build sees something here. */
export async function loader(args: Route.LoaderArgs) {
  const open = await openBuild(args.context.get(ctxContext), args.request);
  if (!open?.lead) throw redirect(hrefs.build());
  return loadStory(args, 'build/complete');
}

export const headers = privatePage;
export const meta = storyMeta;
export default StoryPage;

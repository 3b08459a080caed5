import { data } from 'react-router';
import { privatePage } from '#src/app/page-headers.ts';
import { previewContext } from '#src/app/preview/preview-context.ts';
import type { Route } from './+types/preview-draft';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

/**
 * A story whose own address does not always show it (thanks for a build, the page for no signal), for
 * the frame of the editor alone.
 */
export function loader(args: Route.LoaderArgs) {
  const { asked } = args.context.get(previewContext);
  if (asked === null) throw data(null, { status: 404 });
  return loadStory(args, args.url.searchParams.get('slug') ?? '');
}

export const headers = privatePage;
export const meta = storyMeta;
export default StoryPage;

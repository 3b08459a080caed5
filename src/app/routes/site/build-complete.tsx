import type { Route } from './+types/build-complete';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = { boot: 'now' };

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'build/complete');
}

export const meta = storyMeta;
export default StoryPage;

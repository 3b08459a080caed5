import { siteHandle } from '#src/site/kit/crumbs.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryBody } from '#src/site/pages/story-body.tsx';
import { storyMeta } from '#src/site/pages/story-page.tsx';
import { useLivePage } from '#src/site/stories/draft-page.ts';
import { HeadlineLevel } from '#src/site/stories/headline-level.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import type { Route } from './+types/offline.page';

/** Shown by the worker instead of a page; at its own URL it lists what opens without a network. */
export const handle = siteHandle({ boot: 'now' });

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'offline');
}

export const headers = publicPage;
export const meta = storyMeta;

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { body, data } = useLivePage(loaderData);
  return (
    <section className="no-page sky-field offline">
      <div className="sky-backdrop">
        <SkyField sunX={1290} />
      </div>
      <div className="page-width">
        <HeadlineLevel value={1}>
          <StoryBody body={body} data={data} />
        </HeadlineLevel>
      </div>
    </section>
  );
}

import { HeadlineLevel } from '#src/site/bloks/headline/headline-level.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { storyMeta } from '#src/site/pages/story-page.tsx';
import { StoryBody } from '#src/site/stories/story-body.tsx';
import { publicPage } from '#src/web/page/page-headers.ts';
import { useLivePage } from '#src/web/preview/draft-page.ts';
import type { Route } from './+types/offline.page';

/** Shown by the worker in place of a page; at its own address it says what opens without a network. */
export const handle = siteHandle({ boot: 'now' });

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'offline');
}

export const headers = publicPage;
export const meta = storyMeta;

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { body, data } = useLivePage(loaderData);
  return (
    <section className="e404 skyfield">
      <div className="stage-bg">
        <SkyField sunX={1010} />
      </div>
      <div className="wrap">
        <HeadlineLevel value={1}>
          <StoryBody body={body} data={data} />
        </HeadlineLevel>
      </div>
    </section>
  );
}

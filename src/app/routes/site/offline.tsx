import { HeadlineLevel } from '#src/app/blocks/headline/headline-level.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { SkyField } from '#src/app/components/site/sky-field.tsx';
import { publicPage } from '#src/app/page-headers.ts';
import { useLivePage } from '#src/app/preview/draft-page.ts';
import type { Route } from './+types/offline';
import { loadStory } from './load-story.server.ts';
import { storyMeta } from './story-page.tsx';

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

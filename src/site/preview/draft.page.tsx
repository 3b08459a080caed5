import { data, href } from 'react-router';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { previewContext } from '#src/site/stories/preview-context.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/draft.page';
import previewStrings from './words.json' with { type: 'json' };

/**
 * A story whose own URL does not always show it (thanks for a build, the offline page), for the editor's frame only.
 * Others are redirected to the editor, which asks them to sign in and leads back to itself.
 */
export function loader(args: Route.LoaderArgs) {
  const { asked } = args.context.get(previewContext);
  if (asked === null) return data(null, { status: 403 });
  return loadStory(args, args.url.searchParams.get('slug') ?? '');
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...storyMeta({ loaderData: loaderData ?? undefined }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PreviewDraft({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <ForTheEditor /> : <StoryPage loaderData={loaderData} />;
}

function ForTheEditor() {
  const t = useStrings(previewStrings);
  return (
    <section className="section">
      <title>{t('editorOnly.title')}</title>
      <div className="page-width stack">
        <h1>{t('editorOnly.title')}</h1>
        <p className="lead">{t('editorOnly.body')}</p>
        <p>
          {/* The back office has one language, so no language prefix. */}
          <a className="button button--large" href={href('/admin/content')}>
            {t('editorOnly.open')}
          </a>
        </p>
      </div>
    </section>
  );
}

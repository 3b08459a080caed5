import { data } from 'react-router';
import { openPreviewLink } from '#src/domain/content/index.server.ts';
import { pagePath } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inLocale } from '#src/lib/locales.ts';
import { unpack } from '#src/lib/packed.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { loadStoryPage } from '#src/site/pages/load-page.server.ts';
import { StoryBody } from '#src/site/pages/story-body.tsx';
import { requestOf } from '#src/site/stories/page-request.ts';
import { previewContext } from '#src/site/stories/preview-context.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/link.page';
import previewStrings from './words.json' with { type: 'json' };

/** The draft of one story, for somebody without an account, until the link expires. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const link = await openPreviewLink(ctx, { token: params.token }).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (link === null) return data(null, { status: 410 });
  const locale = localeOf(url.pathname);
  const content = context.get(previewContext).draftContent(locale);
  const path = inLocale(pagePath(link.fullSlug), locale);
  const place = { url: new URL(path, url), params: {}, request };
  const page = requestOf({ ...place, context: null });
  return loadStoryPage({ ctx: { ...ctx, content }, slug: link.fullSlug, page });
}

export function headers() {
  return { ...privatePage(), 'X-Robots-Tag': 'noindex' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...pageMeta(loaderData?.meta), { name: 'robots', content: 'noindex' }];
}

export default function PreviewLink({ loaderData }: Route.ComponentProps) {
  const t = useStrings(previewStrings);
  if (loaderData === null) {
    return (
      <section className="section">
        <div className="page-width">
          <h1>{t('gone.title')}</h1>
          <p className="lead">{t('gone.body')}</p>
        </div>
      </section>
    );
  }
  return (
    <>
      <p className="note" role="status">
        {t('draftOf')}
      </p>
      <StoryBody body={unpack(loaderData.body)} data={loaderData.data} />
    </>
  );
}

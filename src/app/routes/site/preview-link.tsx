import { data } from 'react-router';
import { loadStoryPage } from '#src/app/blocks/load-page.server.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { privatePage } from '#src/app/page-headers.ts';
import { previewContext } from '#src/app/preview/preview-context.ts';
import previewStrings from '#src/app/strings/preview.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { openPreviewLink } from '#src/domain/content/index.server.ts';
import { pagePath } from '#src/domain/content/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inLocale } from '#src/lib/locales.ts';
import { unpack } from '#src/lib/packed.ts';
import type { Route } from './+types/preview-link';

/** The draft of one story, for somebody without an account, until the link ends. */
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
      <section className="sec">
        <div className="wrap">
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

import { Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { getOfficeBuild } from '#src/domain/gallery/index.server.ts';
import { missingForPublish } from '#src/domain/gallery/index.ts';
import { getAssets } from '#src/domain/media/index.server.ts';
import { type Asset, assetUrl } from '#src/domain/media/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { issueTexts } from '#src/web/words/refusal-text.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/finished-build.page';
import { changeFinished, type FinishedChange } from './change-finished.server.ts';
import { FinishedForm } from './finished-form.tsx';
import { formValues } from './form-values.ts';
import { PublishedBadge } from './office-table.tsx';
import { partChoices } from './part-choices.server.ts';
import { PublishPanel } from './publish-panel.tsx';
import galleryStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const build = await orMissing(getOfficeBuild(ctx, params.id));
  const { record, imageId, moreImageIds, publishedAt } = build;
  const { languages } = await getShopSettings(ctx);
  const images = await getAssets(ctx, [imageId ?? 0, ...moreImageIds]);
  const pictures = moreImageIds.flatMap((id) => images.get(id) ?? []).map(pictureOf);
  const main = images.get(imageId ?? 0);
  const { computed } = record.fit.pokeMm;
  const mayReadLeads = hasScope(context.get(staffContext).actor.scopes, 'leads.read');
  return {
    title: record.title[ctx.locale],
    place: { make: record.makeSlug, slug: record.slug },
    leadId: mayReadLeads ? build.leadId : null,
    isPublished: publishedAt !== null,
    missing: issueTexts(missingForPublish(record, languages), ctx.locale),
    form: {
      values: formValues(record),
      uses: record.tags,
      computed: computed === null ? null : `${computed} mm`,
      parts: await partChoices(ctx),
      main: main ? pictureOf(main) : null,
      more: pictures,
    },
    savedAt: build.updatedAt.toISOString(),
  };
}

function pictureOf(asset: Asset) {
  return { id: asset.id, src: assetUrl(asset), name: asset.fileName };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  const answer = await answerTo({ ctx, form }, () => changeFinished(ctx, { form, id }));
  const isGone = 'done' in answer.data && answer.data.done === 'delete';
  return isGone ? redirect(adminHrefs.gallery(), 303) : answer;
}

export default function FinishedBuildPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(galleryStrings);
  const answer = useAnswer<Answer<FinishedChange>>();
  const { title, place, leadId, isPublished, missing, form, savedAt } = loaderData;
  return (
    <>
      <PageHead title={title} back={{ to: adminHrefs.gallery(), label: t('back') }}>
        <PublishedBadge isPublished={isPublished} />
        {isPublished && (
          <a className="button button--quiet button--small" href={hrefs.galleryBuild(place)}>
            {t('see')}
          </a>
        )}
        {leadId && (
          <Link className="button button--quiet button--small" to={adminHrefs.lead({ id: leadId })}>
            {t('see.lead')}
          </Link>
        )}
      </PageHead>
      <PublishPanel isPublished={isPublished} missing={missing} />
      <FinishedForm key={savedAt} {...form} answer={answer} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

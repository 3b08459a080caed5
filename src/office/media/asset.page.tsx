import { hasScope } from '#src/domain/auth/index.ts';
import { whereAssetUsed } from '#src/domain/content/index.server.ts';
import { listBuildsWithImage } from '#src/domain/gallery/index.server.ts';
import { listAssetFolders, readAsset } from '#src/domain/media/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/asset.page';
import { AssetEnd } from './asset-end.tsx';
import { AssetForm } from './asset-form.tsx';
import { assetItem } from './asset-item.ts';
import { AssetUses } from './asset-uses.tsx';
import { type AssetChange, changeAsset } from './change-asset.server.ts';
import { ReplaceForm } from './replace-form.tsx';
import mediaStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const asset = await orMissing(readAsset(ctx, { id: idOrZero(params.id) }));
  const { scopes } = context.get(staffContext).actor;
  return {
    item: assetItem(asset),
    folderId: asset.folderId,
    isInBin: asset.deletedAt !== null,
    added: { by: asset.uploadedBy, at: asset.createdAt.toISOString() },
    folders: await listAssetFolders(ctx),
    uses: await whereAssetUsed(ctx, { id: asset.id }),
    builds: await listBuildsWithImage(ctx, asset.id),
    may: { write: hasScope(scopes, 'media.write'), openPages: hasScope(scopes, 'content.read') },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  return answerTo({ ctx, form }, () => changeAsset(ctx, { form, id: idOrZero(params.id) }));
}

export default function AssetPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(mediaStrings);
  const answer = useAnswer<Answer<AssetChange>>();
  const { item, folderId, folders, uses, builds, may, isInBin, added } = loaderData;
  return (
    <>
      <PageHead
        title={item.title || item.fileName}
        back={{ to: adminHrefs.media(), label: t('back') }}
      />
      <AssetForm
        key={item.filename}
        {...{ item, folderId, folders, answer, added }}
        mayWrite={may.write}
      />
      <AssetUses uses={uses} builds={builds} mayOpen={may.openPages} />
      {may.write && !isInBin && <ReplaceForm kind={item.kind} />}
      {may.write && <AssetEnd isInBin={isInBin} usedTimes={uses.length + builds.length} />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

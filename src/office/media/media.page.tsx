import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { listAssetFolders, listAssets } from '#src/domain/media/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/media.page';
import { assetItem } from './asset-item.ts';
import { changeLibrary, type LibraryChange } from './change-library.server.ts';
import { FolderBar } from './folder-bar.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryPages } from './library-pages.tsx';
import { readLibraryQuery } from './library-query.ts';
import { UploadForm } from './upload-form.tsx';
import mediaStrings from './words.json' with { type: 'json' };

const perPage = 48;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { folderId: asked, ...query } = readLibraryQuery(url.searchParams);
  const folders = await listAssetFolders(ctx);
  // The folder was deleted meanwhile; its files are in the parent folder.
  const folderId = folders.some(({ id }) => id === asked) ? asked : null;
  // Search, bin and kind filters cover all folders.
  const everywhere = query.search !== '' || query.bin || query.type !== 'any';
  const place = everywhere && folderId === null ? undefined : folderId;
  const { assets, total } = await listAssets(ctx, { ...query, folderId: place, perPage });
  return {
    items: assets.map(assetItem),
    folders,
    pages: Math.ceil(total / perPage),
    query: { ...query, folderId },
    total,
    mayWrite: hasScope(context.get(staffContext).actor.scopes, 'media.write'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  return answerTo({ ctx, form }, () => changeLibrary(ctx, form));
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(mediaStrings);
  const { items, folders, pages, query, total, mayWrite } = loaderData;
  const answer = useAnswer<Answer<LibraryChange>>();
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {mayWrite && !query.bin && <UploadForm folderId={query.folderId} onDone={refresh} />}
      <div className="toolbar list-tools">
        <SearchBox label={t('search')} />
        <LibraryFilters query={query} />
      </div>
      {!query.bin && (
        <FolderBar folders={folders} current={query.folderId} mayWrite={mayWrite} answer={answer} />
      )}
      <LibraryGrid items={items} query={query} total={total} />
      <LibraryPages query={query} pages={pages} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

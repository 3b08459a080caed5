import { Form, redirect } from 'react-router';
import {
  listFolders,
  listSiblings,
  moveStory,
  readDraft,
} from '#src/domain/content/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/move.page';
import { FolderSelect } from './tree/folder-select.tsx';
import { folderRows } from './tree/tree-rows.ts';
import contentStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { id, name, parentId } = await orMissing(readDraft(ctx, { id: idOrZero(params.id) }));
  const folders = folderRows(await listFolders(ctx), id);
  return {
    name,
    folder: parentId === null ? '' : String(parentId),
    folders: folders.map(({ item, depth }) => ({ id: item.id, name: item.name, depth })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const id = idOrZero(params.id);
  const parentId = idOrZero(form.get('folder')) || null;
  const answer = await answerTo({ ctx, form }, async () => {
    const first = (await listSiblings(ctx, parentId)).find((item) => item.id !== id);
    const beforeId = form.get('place') === 'first' ? (first?.id ?? null) : null;
    await moveStory(ctx, { id, parentId, beforeId });
    return { done: 'save' };
  });
  if ('problem' in answer.data) return answer;
  const open = parentId === null ? '' : `open=${parentId}&`;
  return redirect(`${adminHrefs.content()}?${open}done=save`);
}

export default function MoveStoryPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(contentStrings);
  const answer = useAnswer<Answer<'save'>>();
  const { name, folder, folders } = loaderData;
  return (
    <>
      <PageHead title={t('move.title', { name })} lead={t('move.lead')} />
      <Form method="post" className="edit-form">
        <FolderSelect folders={folders} value={folder} answer={answer} />
        <fieldset className="field">
          <legend>{t('field.place')}</legend>
          <div className="segments">
            <label>
              <input type="radio" name="place" value="first" />
              {t('place.first')}
            </label>
            <label>
              <input type="radio" name="place" value="last" defaultChecked />
              {t('place.last')}
            </label>
          </div>
        </fieldset>
        <FormEnd save={t('move.save')} back={adminHrefs.content()} />
      </Form>
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}

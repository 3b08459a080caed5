import { Form, redirect } from 'react-router';
import { readDraft, saveStory } from '#src/domain/content/index.server.ts';
import { slugOf } from '#src/lib/slug.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/story-settings.page';
import contentStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const draft = await orMissing(readDraft(context.get(ctxContext), { id: idOrZero(params.id) }));
  const { name, slug, isStartpage, isFolder, parentId } = draft;
  return { name, slug, isStartpage, mayStart: !isFolder && parentId !== null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const id = idOrZero(params.id);
  const answer = await answerTo({ ctx, form }, async () => {
    const { parentId, isFolder } = await readDraft(ctx, { id });
    const name = String(form.get('name') ?? '');
    const slug = String(form.get('slug') ?? '').trim() || slugOf(name);
    const start = isFolder || parentId === null ? {} : { isStartpage: form.has('start') };
    await saveStory(ctx, { id, name, slug, ...start });
    return { done: 'save', id: parentId ?? undefined };
  });
  if ('problem' in answer.data) return answer;
  const open = answer.data.id === undefined ? '' : `open=${answer.data.id}&`;
  return redirect(`${adminHrefs.content()}?${open}done=save`);
}

export default function StorySettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(contentStrings);
  const answer = useAnswer<Answer<'save'>>();
  const { name, slug, isStartpage, mayStart } = loaderData;
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.lead')} />
      <Form method="post" className="edit-form">
        <TextLine
          name="name"
          label={t('field.name')}
          help={t('field.name.help')}
          value={name}
          maxLength={200}
          answer={answer}
          required
        />
        <TextLine
          name="slug"
          label={t('field.slug')}
          help={t('field.slug.change')}
          value={slug}
          maxLength={100}
          answer={answer}
        />
        {mayStart && (
          <label className="switch">
            <input type="checkbox" name="start" defaultChecked={isStartpage} />
            {t('field.start')}
          </label>
        )}
        <FormEnd save={t('settings.save')} back={adminHrefs.content()} />
      </Form>
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}

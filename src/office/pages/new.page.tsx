import { Form, redirect } from 'react-router';
import { listFolders } from '#src/domain/content/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, idOrZero } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/new.page';
import { startStory } from './start-story.server.ts';
import { storyTemplates } from './story-templates.server.ts';
import { FolderSelect } from './tree/folder-select.tsx';
import { TemplateCards } from './tree/template-cards.tsx';
import { folderRows } from './tree/tree-rows.ts';
import contentStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const folders = folderRows(await listFolders(context.get(ctxContext)));
  const folder = folders.find(({ item }) => String(item.id) === url.searchParams.get('in'))?.item;
  const make = url.searchParams.get('make');
  const asked = storyTemplates.find(({ key }) => key === make);
  const usual = storyTemplates.find((one) => one.folder && one.folder === folder?.fullSlug);
  return {
    templates: storyTemplates.map(({ key, label, help }) => ({ key, label, help })),
    folders: folders.map(({ item, depth }) => ({ id: item.id, name: item.name, depth })),
    folder: folder ? String(folder.id) : 'usual',
    // In the team's folder the default is a person, which is not a page.
    template: (asked ?? usual ?? storyTemplates[0])?.key,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  let made = { id: 0, isFolder: false };
  const answer = await answerTo({ ctx, form }, async () => {
    made = await startStory(ctx, {
      name: String(form.get('name') ?? ''),
      slug: String(form.get('slug') ?? ''),
      template: String(form.get('template') ?? ''),
      folder: form.get('folder') === 'usual' ? 'usual' : idOrZero(form.get('folder')) || null,
    });
    return { done: 'create' };
  });
  if (made.id === 0) return answer;
  const id = String(made.id);
  return redirect(
    made.isFolder ? `${adminHrefs.content()}?open=${id}` : adminHrefs.editStory({ id }),
  );
}

export default function NewStoryPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(contentStrings);
  const answer = useAnswer<Answer<'create'>>();
  const { templates, template, folders, folder } = loaderData;
  return (
    <>
      <PageHead title={t('new.title')} lead={t('new.lead')} />
      <Form method="post" className="edit-form">
        <TextLine
          name="name"
          label={t('field.name')}
          help={t('field.name.help')}
          maxLength={200}
          answer={answer}
          required
        />
        <TemplateCards templates={templates} chosen={template} answer={answer} />
        <FolderSelect folders={folders} value={folder} answer={answer} hasUsual />
        <TextLine
          name="slug"
          label={t('field.slug')}
          help={t('field.slug.help')}
          maxLength={100}
          answer={answer}
        />
        <FormEnd save={t('new.create')} back={adminHrefs.content()} />
      </Form>
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}

import { Form, redirect } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { HiddenFields } from '#src/app/components/admin/kit/hidden-fields.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import { TextLines } from '#src/app/components/admin/kit/text-lines.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { notFound } from '#src/domain/errors.ts';
import { listReplyTemplates, saveReplyTemplate } from '#src/domain/leads/index.server.ts';
import { templateFields } from '#src/domain/leads/index.ts';
import type { Route } from './+types/reply-template';
import { answerTo, orMissing } from './answer.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (id === 'new') return { template: null };
  return orMissing(
    (async () => {
      const templates = await listReplyTemplates(context.get(ctxContext));
      const template = templates.find((one) => one.id === id);
      if (!template) throw notFound('This template could not be found');
      return { template };
    })(),
  );
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const answer = await answerTo({ ctx, form }, async () => {
    await saveReplyTemplate(ctx, {
      id: id === 'new' ? null : id,
      version: form.has('version') ? Number(form.get('version')) : undefined,
      name: textOf('name'),
      subject: { en: textOf('subject-en'), es: textOf('subject-es') },
      body: { en: textOf('body-en'), es: textOf('body-es') },
    });
    return { done: 'save' };
  });
  if ('done' in answer.data) return redirect(adminHrefs.replyTemplates(), 303);
  const { issues, ...refused } = answer.data;
  const renamed = Object.entries(issues).map(([path, text]) => [path.replace('.', '-'), text]);
  answer.data = { ...refused, issues: Object.fromEntries(renamed) };
  return answer;
}

export default function ReplyTemplatePage({ loaderData: { template } }: Route.ComponentProps) {
  const t = useStrings(deskStrings);
  const answer = useAnswer<Answer<'save'>>();
  return (
    <>
      <PageHead title={template?.name ?? t('tpl.new')} />
      <Form method="post" className="aform">
        {template && <HiddenFields fields={{ version: String(template.version) }} />}
        <TextLine
          name="name"
          label={t('tpl.name')}
          help={t('tpl.name.help')}
          maxLength={80}
          value={template?.name}
          answer={answer}
        />
        <Fields />
        {(['en', 'es'] as const).map((locale) => (
          <div key={locale} className="stack">
            <TextLine
              name={`subject-${locale}`}
              label={t(`tpl.subject.${locale}`)}
              maxLength={200}
              value={template?.subject[locale]}
              answer={answer}
            />
            <TextLines
              name={`body-${locale}`}
              label={t(`tpl.body.${locale}`)}
              help={t('tpl.body.help')}
              rows={10}
              value={template?.body[locale] ?? ''}
              answer={answer}
            />
          </div>
        ))}
        <FormEnd save={t('tpl.save')} back={adminHrefs.replyTemplates()} />
      </Form>
      <AnswerToast answer={answer} words={() => t('tpl.done.save')} />
    </>
  );
}

function Fields() {
  const t = useStrings(deskStrings);
  return (
    <div>
      <h2 className="d4">{t('tpl.fields')}</h2>
      <ul className="tpl-fields small">
        {templateFields.map((field) => (
          <li key={field}>
            <code>{`{${field}}`}</code> {t(`field.${field}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

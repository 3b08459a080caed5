import { Form, redirect } from 'react-router';
import { notFound } from '#src/domain/errors.ts';
import { listReplyTemplates, saveReplyTemplate } from '#src/domain/leads/index.server.ts';
import { templateFields, whyLeads } from '#src/domain/leads/index.ts';
import { inEach, nameIn } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/reply-template.page';
import deskStrings from './desk-words.json' with { type: 'json' };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (id === 'new') return { template: null };
  return orMissing(
    (async () => {
      const templates = await listReplyTemplates(context.get(ctxContext));
      const template = templates.find((one) => one.id === id);
      if (!template) throw notFound(whyLeads('leads.no-template'));
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
      subject: inEach((locale) => textOf(nameIn('subject', locale))),
      body: inEach((locale) => textOf(nameIn('body', locale))),
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
  const labelIn = useLabelIn();
  const answer = useAnswer<Answer<'save'>>();
  return (
    <>
      <PageHead title={template?.name ?? t('tpl.new')} />
      <Form method="post" className="edit-form">
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
        <EachLanguage nameIn={(locale) => nameIn('subject', locale)} text={template?.subject}>
          {(locale) => (
            <div className="stack">
              <TextLine
                name={nameIn('subject', locale)}
                label={labelIn(t('tpl.subject'), locale)}
                maxLength={200}
                value={template?.subject[locale]}
                answer={answer}
              />
              <TextLines
                name={nameIn('body', locale)}
                label={labelIn(t('tpl.body'), locale)}
                help={t('tpl.body.help')}
                rows={10}
                value={template?.body[locale] ?? ''}
                answer={answer}
              />
            </div>
          )}
        </EachLanguage>
        <EachLanguage nameIn={(locale) => nameIn('body', locale)} text={template?.body}>
          {() => null}
        </EachLanguage>
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
      <h2 className="title-4">{t('tpl.fields')}</h2>
      <ul className="leads-template-fields small">
        {templateFields.map((field) => (
          <li key={field}>
            <code>{`{${field}}`}</code> {t(`field.${field}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

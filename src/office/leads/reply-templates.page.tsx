import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import {
  addUsualTemplates,
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
} from '#src/domain/leads/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { RemoveCell } from '#src/office/kit/record-cells.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/reply-templates.page';
import deskStrings from './desk-words.json' with { type: 'json' };
import { LeadViews } from './lead-views.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'leads.write');
  return { templates: await listReplyTemplates(context.get(ctxContext)), mayWrite };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    if (form.get('intent') === 'usual') {
      await addUsualTemplates(ctx);
      return { done: 'usual' };
    }
    await removeReplyTemplate(ctx, { id: String(form.get('id') ?? '') });
    return { done: 'remove' };
  });
}

export default function ReplyTemplatesPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(deskStrings);
  const answer = useAnswer<Answer<'usual' | 'remove'>>();
  const { templates, mayWrite } = loaderData;
  const columns = useTemplateColumns(mayWrite);
  return (
    <>
      <PageHead title={t('tpl.title')} lead={t('tpl.lead')}>
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.replyTemplate({ id: 'new' })}>
            {t('tpl.new')}
          </Link>
        )}
      </PageHead>
      <LeadViews query="templates" />
      {templates.length === 0 ? (
        <EmptyState icon="outbox" title={t('tpl.empty')} text={t('tpl.empty.text')}>
          {mayWrite && (
            <IntentButton fields={{ intent: 'usual' }} className="button button--small">
              {t('tpl.usual')}
            </IntentButton>
          )}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('tpl.title')}
          columns={columns}
          rows={templates}
          rowKey={({ id }) => id}
        />
      )}
      <AnswerToast answer={answer} words={(done) => t(`tpl.done.${done}`)} />
    </>
  );
}

function useTemplateColumns(mayWrite: boolean): Column<ReplyTemplate>[] {
  const t = useStrings(deskStrings);
  const locale = useLocale();
  const columns: Column<ReplyTemplate>[] = [
    {
      key: 'name',
      title: t('tpl.name'),
      cell: ({ id, name }) =>
        mayWrite ? <Link to={adminHrefs.replyTemplate({ id })}>{name}</Link> : name,
    },
    { key: 'subject', title: t('reply.subject'), cell: ({ subject }) => subject[locale] },
  ];
  if (!mayWrite) return columns;
  const remove: Column<ReplyTemplate> = {
    key: 'acts',
    title: t('col.actions'),
    isActions: true,
    cell: ({ id, name }) => (
      <RemoveCell
        name={name}
        label={t('tpl.remove')}
        title={t('tpl.remove.title', { name })}
        text={t('tpl.remove.text')}
        fields={{ intent: 'remove', id }}
      />
    ),
  };
  return [...columns, remove];
}

import { hasScope } from '#src/domain/auth/index.ts';
import { listBin } from '#src/domain/content/index.server.ts';
import type { BinItem } from '#src/domain/content/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/bin.page';
import { changeTree, type TreeChange } from './tree/change-tree.server.ts';
import contentStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const { scopes } = context.get(staffContext).actor;
  return {
    items: await listBin(context.get(ctxContext)),
    mayRestore: hasScope(scopes, 'content.write'),
    mayDestroy: hasScope(scopes, 'content.manage'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => changeTree(ctx, form));
}

export default function ContentBinPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(contentStrings);
  const answer = useAnswer<Answer<TreeChange>>();
  const columns = useBinColumns(loaderData);
  return (
    <>
      <PageHead
        title={t('trash.title')}
        lead={t('trash.lead')}
        back={{ to: adminHrefs.content(), label: t('back') }}
      />
      {loaderData.items.length > 0 ? (
        <DataTable
          caption={t('trash.title')}
          columns={columns}
          rows={loaderData.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState icon="bin" title={t('trash.empty')} text={t('trash.emptyText')} />
      )}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

type Rights = { mayRestore: boolean; mayDestroy: boolean };

function useBinColumns({ mayRestore, mayDestroy }: Rights): Column<BinItem>[] {
  const t = useStrings(contentStrings);
  return [
    {
      key: 'name',
      title: t('column.name'),
      cell: ({ name, fullSlug }) => (
        <>
          {name}
          <small>/{fullSlug}</small>
        </>
      ),
    },
    {
      key: 'deleted',
      title: t('trash.deleted'),
      cell: ({ deletedAt, deletedBy }) => (
        <>
          <ShopTime at={deletedAt} />
          <small>{deletedBy}</small>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('column.more'),
      isActions: true,
      cell: ({ id, name }) => (
        <>
          {mayRestore && (
            <IntentButton
              fields={{ intent: 'restore', id: String(id) }}
              className="button button--outline button--small"
            >
              {t('trash.restore')}
              <span className="visually-hidden">: {name}</span>
            </IntentButton>
          )}
          {mayDestroy && (
            <AskDialog
              className="button button--quiet button--small"
              button={
                <>
                  {t('trash.destroy')}
                  <span className="visually-hidden">: {name}</span>
                </>
              }
              title={t('trash.destroyTitle', { name })}
              text={t('trash.destroyText')}
              confirm={t('trash.destroy')}
              fields={{ intent: 'destroy', id: String(id) }}
              isDanger
            />
          )}
        </>
      ),
    },
  ];
}

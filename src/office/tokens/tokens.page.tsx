import { Form } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { createToken, listTokens, revokeToken } from '#src/domain/content/index.server.ts';
import { isGoodsAccess, tokenAccesses } from '#src/domain/content/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { answerTo, idOrZero } from '#src/office/kit/answer.server.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShownOnce } from '#src/office/kit/shown-once.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/tokens.page';
import { TokenTable } from './token-table.tsx';
import tokenStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const tokens = await listTokens(context.get(ctxContext));
  const mayWriteGoods = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return {
    accesses: tokenAccesses.filter((access) => mayWriteGoods || !isGoodsAccess(access)),
    tokens: tokens.map(({ createdAt, lastUsedAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

type Done = { done: 'create'; token: string } | { done: 'revoke' };

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async (): Promise<Done> => {
    if (form.get('intent') === 'revoke') {
      await revokeToken(ctx, { id: idOrZero(form.get('id')) });
      return { done: 'revoke' };
    }
    const access = tokenAccesses.find((known) => known === form.get('access')) ?? 'public';
    const { token } = await createToken(ctx, { name: String(form.get('name') ?? ''), access });
    return { done: 'create', token };
  });
}

export default function TokensPage({ loaderData: { tokens, accesses } }: Route.ComponentProps) {
  const t = useStrings(tokenStrings);
  const answer = useAnswer<Answer<'create' | 'revoke'> & { token?: string }>();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {answer?.token && (
        <ShownOnce
          title={t('made.title')}
          text={t('made.text')}
          label={t('made.label')}
          secret={answer.token}
        />
      )}
      <Panel title={t('new')}>
        <Form method="post" className="add-row" key={tokens.length}>
          <TextLine
            name="name"
            label={t('name')}
            help={t('name.help')}
            answer={answer}
            maxLength={100}
            required
          />
          <Field id="access" label={t('access')} help={t('access.help')}>
            <select
              id="access"
              name="access"
              className="select"
              aria-describedby={describedBy('access', { help: t('access.help') })}
              defaultValue={typedIn(answer, 'access')}
            >
              {accesses.map((access) => (
                <option key={access} value={access}>
                  {t(`access.${access}`)}
                </option>
              ))}
            </select>
          </Field>
          <button type="submit" className="button">
            {t('create')}
          </button>
        </Form>
        <p className="muted small">
          {t('docs')} <a href={hrefs.catalogDocs()}>{hrefs.catalogDocs()}</a>
        </p>
      </Panel>
      <Panel title={t('title')}>
        {tokens.length > 0 ? (
          <TokenTable tokens={tokens} />
        ) : (
          <EmptyState icon="tokens" title={t('empty')} text={t('empty.text')} />
        )}
      </Panel>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

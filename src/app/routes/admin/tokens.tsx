import { Form } from 'react-router';
import { type Answer, typedIn } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import { NewToken } from '#src/app/components/admin/new-token.tsx';
import { TokenTable } from '#src/app/components/admin/token-table.tsx';
import { Field } from '#src/app/forms/field.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import tokenStrings from '#src/app/strings/admin-tokens.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { createToken, listTokens, revokeToken } from '#src/domain/content/index.server.ts';
import { tokenAccesses } from '#src/domain/content/index.ts';
import type { Route } from './+types/tokens';
import { answerTo, idOf } from './answer.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const tokens = await listTokens(context.get(ctxContext));
  return {
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
      await revokeToken(ctx, { id: idOf(form.get('id')) });
      return { done: 'revoke' };
    }
    const access = tokenAccesses.find((known) => known === form.get('access')) ?? 'public';
    const { token } = await createToken(ctx, { name: String(form.get('name') ?? ''), access });
    return { done: 'create', token };
  });
}

export default function TokensPage({ loaderData: { tokens } }: Route.ComponentProps) {
  const t = useStrings(tokenStrings);
  const answer = useAnswer<Answer<'create' | 'revoke'> & { token?: string }>();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {answer?.token && <NewToken token={answer.token} />}
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
          <Field id="access" label={t('access')}>
            <select
              id="access"
              name="access"
              className="select"
              defaultValue={typedIn(answer, 'access')}
            >
              {tokenAccesses.map((access) => (
                <option key={access} value={access}>
                  {t(`access.${access}`)}
                </option>
              ))}
            </select>
          </Field>
          <button type="submit" className="btn">
            {t('create')}
          </button>
        </Form>
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

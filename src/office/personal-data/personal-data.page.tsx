import { data, Form } from 'react-router';
import { refuseField } from '#src/domain/errors.ts';
import { countHeld, erasePerson, type HeldCounts } from '#src/domain/personal-data/index.server.ts';
import { readPerson } from '#src/domain/personal-data/index.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/personal-data.page';
import { ErasePanel } from './erase-panel.tsx';
import { HoldingsPanel } from './holdings-panel.tsx';
import privacyStrings from './words.json' with { type: 'json' };

/** By POST: a URL would stay in the browser's history, in logs and in referrers. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const who = String(form.get('who') ?? '')
    .trim()
    .slice(0, 254);
  const person = readPerson(who);
  const answer = await answerTo<Done>({ ctx, form }, async () => {
    if (form.get('intent') !== 'erase') return { done: 'find' };
    const again = readPerson(String(form.get('again') ?? ''));
    if (!person || again?.value !== person.value) {
      const text = translate(privacyStrings, ctx.locale)('erase.differs');
      throw refuseField('invalid', 'again', { text });
    }
    const counts = Object.values(await erasePerson(ctx, person));
    return { done: 'erase', id: counts.reduce((total, count) => total + count, 0) };
  });
  const held = person && (await countHeld(ctx, person));
  const init = person ? answer.init : { status: 422 };
  return data({ ...answer.data, who, held }, init ?? undefined);
}

type Done = { done: 'find' | 'erase'; id?: number };
type PersonAnswer = Answer<Done['done']> & { who: string; held: HeldCounts | null };

export default function PeopleDataPage() {
  const t = useStrings(privacyStrings);
  const answer = useAnswer<PersonAnswer>();
  const { who, held } = answer ?? { who: '', held: null };
  const isLookUp = answer && 'done' in answer && answer.done === 'find';
  const erased = answer && 'done' in answer ? (answer.id ?? 0) : 0;
  const isKnown = held !== null && Object.values(held).some((count) => count > 0);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <AnswerToast
        answer={isLookUp ? undefined : answer}
        words={() => t('done.erase', { count: erased })}
      />
      <LookUp who={who} isWrong={who !== '' && held === null} />
      {who === '' && <EmptyState icon="privacy" title={t('start.title')} text={t('start.text')} />}
      {held && !isKnown && (
        <EmptyState icon="privacy" title={t('none', { who })} text={t('none.text')} />
      )}
      {held && isKnown && (
        <>
          <HoldingsPanel who={who} held={held} />
          <ErasePanel key={who} who={who} answer={answer} />
        </>
      )}
      <p className="small muted">{t('notHere')}</p>
    </>
  );
}

function LookUp({ who, isWrong }: { who: string; isWrong: boolean }) {
  const t = useStrings(privacyStrings);
  const errors = isWrong ? [t('who.wrong')] : undefined;
  return (
    <Form method="post" role="search" className="personal-data-find">
      <input type="hidden" name="intent" value="find" />
      <Field id="who" label={t('who')} help={t('who.help')} errors={errors}>
        <input
          key={who}
          className="input"
          id="who"
          name="who"
          type="search"
          required
          autoComplete="off"
          maxLength={254}
          defaultValue={who}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy('who', { errors, help: t('who.help') })}
        />
      </Field>
      <button type="submit" className="button">
        {t('find')}
      </button>
    </Form>
  );
}

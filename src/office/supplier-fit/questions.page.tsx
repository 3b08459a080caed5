import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { type FitQuestion, listQuestions } from '#src/domain/supplier-fit/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/questions.page';
import { actOnQuestion, type QuestionAnswer } from './act-on-question.server.ts';
import { FitQuestionLine } from './fit-question.tsx';
import questionStrings from './question-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return { ...(await listQuestions(ctx)), mayWrite };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnQuestion(ctx, form));
}

export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(questionStrings);
  const figure = useFigure();
  const answer = useAnswer<QuestionAnswer>();
  const { questions, unnamed, mayWrite } = loaderData;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ to: adminHrefs.fitFiles(), label: t('back') }}
      />
      {unnamed > 0 && (
        <p className="supplier-fit-unnamed">
          {t('unnamed', { count: figure(unnamed), n: unnamed })}{' '}
          <Link to={`${adminHrefs.fitFiles()}#legend`}>{t('unnamed.load')}</Link>
        </p>
      )}
      {questions.length === 0 && (
        <EmptyState icon="imports" title={t('none')} text={t('none.text')} />
      )}
      <Questions title={t('open')} questions={questions.filter(isOpen)} mayWrite={mayWrite} />
      <Questions
        title={t('answered')}
        questions={questions.filter((one) => !one.isOpen)}
        mayWrite={mayWrite}
      />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)}>
        {answer?.back && <IntentButton fields={answer.back}>{t('undo')}</IntentButton>}
      </AnswerToast>
    </>
  );
}

type QuestionsProps = { title: string; questions: readonly FitQuestion[]; mayWrite: boolean };

function Questions({ title, questions, mayWrite }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Panel title={title} count={questions.length}>
      <ul className="supplier-fit-questions">
        {questions.map((question) => (
          <FitQuestionLine
            key={`${question.supplier} ${question.wording}`}
            question={question}
            mayWrite={mayWrite}
          />
        ))}
      </ul>
    </Panel>
  );
}

function isOpen(question: FitQuestion): boolean {
  return question.isOpen;
}

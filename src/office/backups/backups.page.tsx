import { askForBackup, readBackups } from '#src/domain/backups/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/backups.page';
import { BackupFacts } from './backup-facts.tsx';
import { toBackupState } from './backup-state.ts';
import { useFreshState } from './use-fresh-state.ts';
import backupStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  return toBackupState(await readBackups(context.get(ctxContext)));
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  return answerTo({ ctx, form: await readForm(request) }, async () => {
    await askForBackup(ctx);
    return { done: 'start' };
  });
}

export default function BackupsPage({ loaderData: state }: Route.ComponentProps) {
  const t = useStrings(backupStrings);
  const answer = useAnswer<Answer<'start'>>();
  useFreshState({
    isRunning: state.condition === 'running',
    run: state.run,
    asked: answer && 'done' in answer ? answer : undefined,
  });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {state.plan && (
          <IntentButton
            fields={{ intent: 'start' }}
            className="button"
            disabled={state.condition === 'running'}
          >
            {t('start')}
          </IntentButton>
        )}
      </PageHead>
      {!state.plan && <p className="note">{t('noKey')}</p>}
      <BackupFacts state={state} />
      <AnswerToast answer={answer} words={() => t('done.start')} />
    </>
  );
}

import { useState } from 'react';
import { readBackups } from '#src/domain/backups/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ShownOnce } from '#src/office/kit/shown-once.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/backups.page';
import { actOnBackups, type BackupsDone } from './act-on-backups.server.ts';
import { BackupFacts } from './backup-facts.tsx';
import { BackupPlace } from './backup-place.tsx';
import { toBackupState } from './backup-state.ts';
import { BackupTimes } from './backup-times.tsx';
import { LostKey } from './lost-key.tsx';
import { useFreshState } from './use-fresh-state.ts';
import backupStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  return toBackupState(await readBackups(context.get(ctxContext)));
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnBackups(ctx, form));
}

export default function BackupsPage({ loaderData: state }: Route.ComponentProps) {
  const t = useStrings(backupStrings);
  const answer = useAnswer<Answer<BackupsDone['done']> & { key?: string | null }>();
  // Stays while the page is open, whatever is pressed next.
  const [key, setKey] = useState(answer?.key);
  if (answer?.key && answer.key !== key) setKey(answer.key);
  useFreshState({
    isRunning: state.condition === 'running',
    run: state.run,
    asked: answer && 'done' in answer && answer.done === 'start' ? answer : undefined,
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
      {key && (
        <ShownOnce
          title={t('key.title')}
          text={t('key.text')}
          label={t('key.label')}
          secret={key}
        />
      )}
      <BackupFacts state={state} />
      {state.isFixed ? (
        <p className="small muted">{t('fixed')}</p>
      ) : (
        <BackupTimes plan={state.plan} answer={answer} />
      )}
      {!state.isPlaceFixed && <BackupPlace bucket={state.bucket} answer={answer} />}
      {state.isKeyUnused && !state.isFixed && !key && <LostKey />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

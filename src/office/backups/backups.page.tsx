import { useState } from 'react';
import {
  askForBackup,
  readBackups,
  replaceUnusedKey,
  saveBackupTimes,
} from '#src/domain/backups/index.server.ts';
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
import { BackupFacts } from './backup-facts.tsx';
import { toBackupState } from './backup-state.ts';
import { BackupTimes } from './backup-times.tsx';
import { LostKey } from './lost-key.tsx';
import { useFreshState } from './use-fresh-state.ts';
import backupStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  return toBackupState(await readBackups(context.get(ctxContext)));
}

type Done = { done: 'start' } | { done: 'set-up' | 'new-key'; key: string | null };

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async (): Promise<Done> => {
    if (form.get('intent') === 'set-up') {
      const times = { first: form.get('first') ?? '', second: form.get('second') ?? '' };
      return { done: 'set-up', key: await saveBackupTimes(ctx, times) };
    }
    if (form.get('intent') === 'new-key') {
      return { done: 'new-key', key: await replaceUnusedKey(ctx) };
    }
    await askForBackup(ctx);
    return { done: 'start' };
  });
}

export default function BackupsPage({ loaderData: state }: Route.ComponentProps) {
  const t = useStrings(backupStrings);
  const answer = useAnswer<Answer<Done['done']> & { key?: string | null }>();
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
      {state.isKeyUnused && !state.isFixed && !key && <LostKey />}
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

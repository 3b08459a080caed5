import type { ExperimentPhase } from '#src/domain/experiments/index.server.ts';
import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import experimentStrings from './words.json' with { type: 'json' };

/** Starts a draft, stops a running experiment: both with a confirmation, because neither can be undone. */
export function StartStop({ standing }: { standing: ExperimentPhase }) {
  const t = useStrings(experimentStrings);
  if (standing === 'stopped') return null;
  const intent = standing === 'draft' ? 'start' : 'stop';
  return (
    <>
      <AskButton
        asks="change-standing"
        className={intent === 'start' ? 'button' : 'button button--outline'}
      >
        {t(intent)}
      </AskButton>
      <AskForm
        id="change-standing"
        title={t(`${intent}.title`)}
        text={t(`${intent}.text`)}
        confirm={t(intent)}
        fields={{ intent }}
        isDanger={intent === 'stop'}
      />
    </>
  );
}

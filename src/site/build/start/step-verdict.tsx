import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { verdictLooks } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { StepView } from './step-view.ts';
import startBuildStrings from './words.json' with { type: 'json' };

type StepVerdictProps = { step: StepView; at: number; doorIn: number };

/** Whether this height fits, why, and whether it clears the garage door. */
export function StepVerdict({ step, at, doorIn }: StepVerdictProps) {
  const t = useStrings(startBuildStrings);
  const words = useStrings(buildStrings);
  const look = verdictLooks[step.verdict];
  const isStock = step.liftIn === 0;
  const roomIn = doorIn - step.heightIn;
  const door = { feet: doorIn / 12, inches: Math.abs(roomIn).toFixed(1) };
  return (
    <p className={`start-step start-step-${at}`}>
      <Verdict tone={look.tone} look="large">
        {isStock ? t('asBuilt') : words(look.word)}
      </Verdict>{' '}
      <span>{isStock ? t('asBuiltText') : step.sentence}</span>{' '}
      <span>{t(roomIn < 0 ? 'door.fails' : 'door.clears', door)}</span>
    </p>
  );
}

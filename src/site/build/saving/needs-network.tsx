import { useAnswer } from '#src/web/page/use-answer.ts';
import { useBuildWords } from '../build-words.ts';

/** What a form that only the server can answer was answered without it: nothing was done. */
export type Unanswered = { needsNetwork: string };

/** The forms of the build whose control tells it itself; the rest is told at the panel's top. */
const toldAtControl = ['start', 'reset'];

/** Beside the control that was pressed without a network: nothing was done, and nothing is lost. */
export function NeedsNetwork({ intent }: { intent: 'start' | 'reset' | 'others' }) {
  const { t } = useBuildWords();
  const { needsNetwork } = useAnswer<Partial<Unanswered>>() ?? {};
  if (needsNetwork === undefined) return null;
  const teller = toldAtControl.includes(needsNetwork) ? needsNetwork : 'others';
  return teller === intent && <NetworkNote>{t('offline.needs')}</NetworkNote>;
}

export function NetworkNote({ children }: { children: string }) {
  return (
    <div className="reason" data-v="unknown" role="alert">
      <p>{children}</p>
    </div>
  );
}

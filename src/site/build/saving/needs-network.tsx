import { useAnswer } from '#src/web/page/use-answer.ts';
import { useBuildWords } from '../build-words.ts';

/** The answer to a form that needs the server when there is no network: nothing was done. */
export type Unanswered = { needsNetwork: string };

/** Forms of the build whose control shows the message itself; the others show it at the panel's top. */
const toldAtControl = ['start', 'reset'];

/** Next to the control that was pressed without a network: nothing was done, and nothing is lost. */
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

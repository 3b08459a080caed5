import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ProgressRuler } from './progress-ruler.tsx';
import { StepLine } from './step-line.tsx';
import type { Progress } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

/** On Today, until the shop hides it: how far the site is from opening, and the next step. */
export function SetupPanel({ progress }: { progress: Progress }) {
  const t = useStrings(setupStrings);
  const { steps, done, total, minutesLeft } = progress;
  const next = steps.filter(({ state }) => state === 'next');
  return (
    <Panel
      title={t('title')}
      help={minutesLeft === 0 ? t('lead.done') : t('lead', { minutes: minutesLeft })}
      tools={
        <Link className="button button--outline button--small" to={adminHrefs.setup()}>
          {t('all')}
        </Link>
      }
    >
      <ProgressRuler done={done} total={total} />
      <ul className="setup-today">
        {next.map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </ul>
    </Panel>
  );
}

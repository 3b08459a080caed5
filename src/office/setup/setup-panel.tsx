import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ProgressRuler } from './progress-ruler.tsx';
import { StepLine } from './step-line.tsx';
import type { Progress } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

/** On Today, until the shop hides it: how far the site is from opening, or what is left since, and the next step. */
export function SetupPanel({ progress }: { progress: Progress }) {
  const t = useStrings(setupStrings);
  const { steps, done, total, minutesLeft } = progress;
  const isOpen = useIsSiteOpen();
  const title = minutesLeft === 0 ? 'title.open' : 'title.left';
  const next = steps.filter(({ state }) => state === 'next');
  return (
    <Panel
      title={t(isOpen ? title : 'title')}
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

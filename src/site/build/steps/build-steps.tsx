import { Link } from 'react-router';
import type { BuildStepState } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import buildStrings from '../words.json' with { type: 'json' };

type BuildStepsProps = {
  steps: readonly BuildStepState[];
  /** Without a build there is no step to go to yet. */
  isStarted: boolean;
};

/** The build's progress: completed, current and upcoming steps, each announced as such. */
export function BuildSteps({ steps, isStarted }: BuildStepsProps) {
  const t = useStrings(buildStrings);
  return (
    <nav className="build-steps" aria-label={t('progress.label')}>
      <ol className="steps">
        {steps.map((one) => (
          <Step key={one.step} {...one} isStarted={isStarted} />
        ))}
      </ol>
    </nav>
  );
}

const classOf = { completed: 'is-done', current: 'is-now', upcoming: undefined } as const;

function Step({ step, status, isStarted }: BuildStepState & { isStarted: boolean }) {
  const t = useStrings(buildStrings);
  const name = t(`option.${step}`);
  const spoken = t(`progress.${status}`, { step: name });
  if (status === 'completed' || (status === 'upcoming' && isStarted)) {
    return (
      <li className={classOf[status]}>
        <Link to={hrefs.build({ step })} aria-label={spoken} preventScrollReset>
          {status === 'completed' && <Icon name="tick" />}
          {name}
        </Link>
      </li>
    );
  }
  return (
    <li className={classOf[status]}>
      <span className="steps-name" aria-current={status === 'current' ? 'step' : undefined}>
        <span aria-hidden="true">{name}</span>
        <span className="visually-hidden">{spoken}</span>
      </span>
    </li>
  );
}

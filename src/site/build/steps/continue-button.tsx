import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useBuildWords } from '../build-words.ts';
import { stepFormIds } from './step-forms.ts';

/** Sends the step's form, which is elsewhere on the page. */
export function ContinueButton({
  step,
  next,
}: {
  step: BuildStepName;
  next: BuildStepName | null;
}): ReactNode {
  const { t } = useBuildWords();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <button
      type="submit"
      form={stepFormIds[step]}
      className={isBusy ? 'button button--large is-busy' : 'button button--large'}
      aria-disabled={isBusy}
    >
      {next === null ? t('details.send') : t(`option.${next}`)} <Icon name="arrow" />
    </button>
  );
}

/** The price is a side panel: the next step is the one after the current step. */
export function BackToStep({ step }: { step: BuildStepName }) {
  const { t } = useBuildWords();
  return (
    <Link className="button button--large" to={hrefs.build({ step })} preventScrollReset>
      {step === 'details' ? t('option.details') : t('price.goOn')} <Icon name="arrow" />
    </Link>
  );
}

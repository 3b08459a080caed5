import { useId } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { StepLine } from './step-line.tsx';
import type { GroupName, Step } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

type StepGroupProps = { group: GroupName; steps: readonly Step[] };

/** The steps of one subject, with how many are done. */
export function StepGroup({ group, steps }: StepGroupProps) {
  const t = useStrings(setupStrings);
  const id = useId();
  const own = steps.filter((step) => step.group === group);
  const done = own.filter(({ state }) => state === 'done').length;
  return (
    <section className="panel setup-group" aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="title-4" id={id}>
          {t(`group.${group}`)}{' '}
          <small className="muted">{t('group.count', { done, total: own.length })}</small>
        </h2>
      </div>
      <ol>
        {own.map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

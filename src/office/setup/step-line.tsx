import { Link } from 'react-router';
import { Icon } from '#src/web/ui/icon.tsx';
import type { Translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Step } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

/** A step: whether it is done, what visitors see because of it, how long it takes, and where it is done. */
export function StepLine({ step }: { step: Step }) {
  const t = useStrings(setupStrings);
  const { name, state, minutes, isOptional } = step;
  const isDone = state === 'done';
  return (
    <li className={`setup-step is-${state}`}>
      <span className="setup-mark">
        {isDone && <Icon name="tick" />}
        <span className="visually-hidden">{t(`state.${state}`)}</span>
      </span>
      <span className="setup-words">
        <b>{t(`step.${name}`)}</b>
        <small>{stateText(step, t)}</small>
      </span>
      <span className="setup-minutes small muted">
        {!isDone && t(isOptional ? 'minutes.optional' : 'minutes', { minutes })}
      </span>
      <StepLink step={step} />
    </li>
  );
}

type Words = Translate<keyof typeof setupStrings>;

/** What visitors see, or what the shop has, because of it. */
function stateText({ name, state, isWaiting, facts }: Step, t: Words): string {
  if (state === 'done') return t(`step.${name}.done`, facts);
  if (name === 'staff' && isWaiting) return t('step.staff.waits', facts);
  return t(`step.${name}.open`, facts);
}

function StepLink({ step: { name, state, href } }: { step: Step }) {
  const t = useStrings(setupStrings);
  if (href === null) return <span className="small muted">{t('notYours')}</span>;
  if (state === 'done') {
    return (
      <Link className="link" to={href}>
        {t('change')}
        <span className="visually-hidden">: {t(`step.${name}`)}</span>
      </Link>
    );
  }
  const look = state === 'next' ? 'button button--small' : 'button button--outline button--small';
  return (
    <Link className={look} to={href}>
      {t(`step.${name}.go`)}
    </Link>
  );
}

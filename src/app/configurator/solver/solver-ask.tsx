import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import solverStrings from '#src/app/strings/solver.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { firstWish, type SolveWish, solveQuery } from './solve-wish.ts';

const budgetCents = 400_000;
const doorFt = 7;

/** The questions that people ask, one tap from their answer. */
export function SolverAsk({ step }: { step: BuildStepName }) {
  const t = useStrings(solverStrings);
  const price = formatCents(budgetCents, useLocale());
  const to = (changes: Partial<SolveWish>) =>
    hrefs.build({ step, view: 'solve', ...solveQuery({ ...firstWish, ...changes }) });
  return (
    <div className="note solve-ask">
      <Icon name="ruler" />
      <div>
        <b>{t('ask')}</b>
        <ul>
          <li>
            <Link to={to({})}>{t('ask.noTrim')}</Link>
          </li>
          <li>
            <Link to={to({ maxCents: budgetCents, work: 'any' })}>
              {t('ask.budget', { price })}
            </Link>
          </li>
          <li>
            <Link to={to({ maxHeightIn: 12 * doorFt })}>{t('ask.height', { feet: doorFt })}</Link>
          </li>
          <li>
            <Link to={to({ keepsGearing: true })}>{t('ask.gears')}</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

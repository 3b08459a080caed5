import { Link } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { firstWish, type SolverRequest, solveQuery } from './solver-request.ts';
import solverStrings from './words.json' with { type: 'json' };

const budgetCents = 400_000;
const doorFt = 7;

/** Common questions, each one press from its answer. */
export function SolverForm({ step }: { step: BuildStepName }) {
  const t = useStrings(solverStrings);
  const price = formatCents(budgetCents, useLocale());
  const to = (changes: Partial<SolverRequest>) =>
    hrefs.build({ step, view: 'solve', ...solveQuery({ ...firstWish, ...changes }) });
  return (
    <div className="note build-solver-ask">
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

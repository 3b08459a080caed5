import { Link } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { inchesText } from '../figure-text.ts';
import type { NearMiss, SolverData } from './find-solutions.server.ts';
import { type SolverRequest, solveQuery } from './solver-request.ts';
import solverStrings from './words.json' with { type: 'json' };

type NearMissesProps = { data: SolverData; wish: SolverRequest; step: BuildStepName };

/** Nothing meets every limit: what dropping one of them would allow. */
export function NearMisses({ data: { nearMisses, overSize }, wish, step }: NearMissesProps) {
  const t = useStrings(solverStrings);
  const missText = useMissText(wish);
  return (
    <div className="build-none" role="status">
      <p>
        <b>{overSize === null ? t('none') : t('none.bigger', { size: overSize })}</b>
        {nearMisses.length === 0 && ` ${t('none.alone')}`}
      </p>
      <ul>
        {nearMisses.map((miss) => (
          <li key={miss.without}>
            <Link
              className="link"
              to={hrefs.build({ step, view: 'solve', ...solveQuery(miss.wish) })}
              preventScrollReset
            >
              {missText(miss)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useMissText({ maxCents, maxHeightIn }: SolverRequest): (miss: NearMiss) => string {
  const t = useStrings(solverStrings);
  const locale = useLocale();
  const words = useBuildWords();
  return ({ without, best }) => {
    const { tireSize: size, totalCents, heightIn } = best;
    const over = {
      maxCents: formatDollars(totalCents.likely - (maxCents ?? 0), words.locale),
      maxHeightIn: inchesText(heightIn - (maxHeightIn ?? 0), locale),
      keepsGearing: '',
      work: '',
    };
    return t(`miss.${without}`, { size, miss: over[without] });
  };
}

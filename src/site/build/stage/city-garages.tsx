import type { CityGarage } from '#src/domain/settings/index.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { formatNumber } from '../figure-text.ts';
import { answerTo } from './garage-answer.ts';
import { useStageWords } from './stage-words.ts';

type CityGaragesProps = {
  garages: readonly CityGarage[];
  /** The height of the truck with what is on its roof. */
  tallIn: number;
};

/** The garages that the shop's customers ask about, the lowest first: which ones this truck still gets into. */
export function CityGarages({ garages, tallIn }: CityGaragesProps) {
  const { t, locale } = useStageWords();
  if (garages.length === 0) return null;
  const lowestFirst = [...garages].sort((one, other) => one.clearanceIn - other.clearanceIn);
  return (
    <div className="build-garages">
      <h3 className="title-4">{t('garages.title')}</h3>
      <ul>
        {lowestFirst.map(({ name, clearanceIn }) => {
          const spareIn = clearanceIn - tallIn;
          const { tone, listed } = answerTo(spareIn);
          return (
            <li key={name}>
              <Verdict tone={tone} />
              <span>
                <b>{name}</b>{' '}
                <small>{t('garages.sign', { clearance: formatNumber(clearanceIn, locale) })}</small>
              </span>
              <span>{t(listed, { margin: formatNumber(Math.abs(spareIn), locale) })}</span>
            </li>
          );
        })}
      </ul>
      <p className="small muted">{t('garages.note')}</p>
    </div>
  );
}

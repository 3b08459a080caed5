import { useFigure } from '../use-figure.ts';
import type { VehicleCheck } from './check-vehicle.server.ts';
import { FlipLines } from './flip-lines.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';

type VehicleCheckPanelProps = {
  check: VehicleCheck | null;
  /** Of what is being typed, not of what is saved. */
  isTyped: boolean;
  /** The id of the form that accepts a loss. */
  form: string;
};

/** The truck drawn with what is typed, the verdicts that saving would change, and what fits. */
export function VehicleCheckPanel({ check, isTyped, form }: VehicleCheckPanelProps) {
  const { t } = useVehicleWords();
  return (
    <aside className="goods-check" aria-label={t('check')}>
      {check === null ? (
        <p className="muted">{t('check.waits')}</p>
      ) : (
        <>
          <Drawing drawing={check.drawing} />
          <div aria-live="polite">{isTyped && <PartFlipList check={check} form={form} />}</div>
          <Fits check={check} isTyped={isTyped} />
        </>
      )}
    </aside>
  );
}

function Drawing({ drawing }: Pick<VehicleCheck, 'drawing'>) {
  const { t } = useVehicleWords();
  if (!drawing) return null;
  return (
    <picture className="vehicles-drawing">
      <source media="(prefers-color-scheme: dark)" srcSet={drawing.dark} />
      <img src={drawing.light} alt={t('check.drawn')} />
    </picture>
  );
}

type PartFlipListProps = { check: Pick<VehicleCheck, 'flips' | 'loss'>; form: string };

/** By verdict, with the names of the first parts; what stops fitting must be accepted. */
export function PartFlipList({ check: { flips, loss }, form }: PartFlipListProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const counted = (n: number) => ({ count: figure(n), n });
  return (
    <section className={loss ? 'goods-flips is-worse' : 'goods-flips'}>
      <h2 className="title-4">{loss ? t('flips.lost', counted(loss.parts)) : t('flips')}</h2>
      {flips.length === 0 && <p>{t('flips.none')}</p>}
      <FlipLines flips={flips} />
      {loss && (
        <label className="switch">
          <input type="checkbox" name="accepted" value={loss.stamp} form={form} />
          {t('accept', counted(loss.parts))}
        </label>
      )}
    </section>
  );
}

function Fits({
  check: { fits },
  isTyped,
}: Pick<VehicleCheckPanelProps, 'isTyped'> & { check: VehicleCheck }) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  return (
    <section className="goods-fits">
      <h2 className="title-4">{t(isTyped ? 'fits.typed' : 'fits')}</h2>
      <ul className="vehicles-fits">
        {fits.map(({ category, good, tried }) => (
          <li key={category}>
            {t(`fits.${category}`)}{' '}
            <span className="goods-fits-count">
              {t('fits.of', { good: figure(good), all: figure(tried) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('fits.how')}</p>
      {fits
        .filter(({ tried, all }) => tried < all)
        .map(({ category, tried, all }) => (
          <p key={category} className="small muted">
            {t('fits.sample', {
              parts: figure(tried),
              all: figure(all),
              kind: t(`kind.${category}`, { n: all }),
            })}
          </p>
        ))}
    </section>
  );
}

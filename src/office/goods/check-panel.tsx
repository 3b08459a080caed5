import type { Verdict as VerdictName } from '#src/domain/fitment/index.ts';
import { SectionDrawing, sectionFrame } from '#src/site/store/index.ts';
import { Verdict, type VerdictTone } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { FlipGroup, PartCheck, VerdictGroup } from './check-part.server.ts';
import goodsStrings from './words.json' with { type: 'json' };

export const toneOf: Record<VerdictName, VerdictTone> = {
  fits: 'fits',
  'fits-with-work': 'work',
  unknown: 'unknown',
  'does-not-fit': 'no',
};

type CheckPanelProps = {
  check: PartCheck | null;
  /** Of what is being typed, not of what is saved. */
  isTyped: boolean;
};

/** The part drawn, on how many vehicles it goes, and what saving it would change. */
export function CheckPanel({ check, isTyped }: CheckPanelProps) {
  const t = useStrings(goodsStrings);
  if (check === null) {
    return (
      <aside className="goods-check" aria-label={t('check')}>
        <p className="muted">{t('check.waits')}</p>
      </aside>
    );
  }
  return (
    <aside className="goods-check" aria-label={t('check')}>
      {check.wheel && <WheelDrawings wheel={check.wheel} />}
      <div aria-live="polite">{isTyped && <Flips flips={check.flips} />}</div>
      <Fits check={check} />
    </aside>
  );
}

function WheelDrawings({ wheel }: { wheel: NonNullable<PartCheck['wheel']> }) {
  const t = useStrings(goodsStrings);
  const locale = useLocale();
  const { section, picture } = wheel;
  const { diameterIn, widthIn } = section;
  const size = `${diameterIn}x${widthIn}`;
  return (
    <div className="goods-drawings">
      <figure>
        <img src={picture} alt={t('face', { size })} width="240" height="240" />
        <figcaption>{size}</figcaption>
      </figure>
      <SectionDrawing
        wheel={section}
        frame={sectionFrame([section])}
        label={t('section', { size, backspacing: section.backspacingIn.toFixed(2) })}
        locale={locale}
      />
    </div>
  );
}

/** Whether the change does what was meant: worse first. */
export function Flips({ flips }: { flips: readonly FlipGroup[] }) {
  const t = useStrings(goodsStrings);
  const isWorse = flips.some(({ after }) => after === 'does-not-fit');
  return (
    <section className={isWorse ? 'goods-flips is-worse' : 'goods-flips'}>
      <h2 className="title-4">{t(isWorse ? 'flips.worse' : 'flips')}</h2>
      {flips.length === 0 && <p>{t('flips.none')}</p>}
      {flips.map(({ before, after, count, examples }) => (
        <p key={`${before} ${after}`}>
          <Verdict tone={toneOf[after]}>
            {t('flip', {
              n: count,
              before: t(`verdict.${before}`),
              after: t(`verdict.${after}`),
            })}
          </Verdict>
          <small>{examples.join('; ') + (count > examples.length ? '; …' : '')}</small>
        </p>
      ))}
    </section>
  );
}

function Fits({ check: { fits, all } }: { check: PartCheck }) {
  const t = useStrings(goodsStrings);
  return (
    <section className="goods-fits">
      <h2 className="title-4">{t('fits', { count: countGood(fits), all })}</h2>
      <p className="small muted">{t('fits.how')}</p>
      <VerdictGroups fits={fits} />
    </section>
  );
}

/** On how many vehicles it goes, if need be with work. */
export function countGood(fits: readonly VerdictGroup[]): number {
  return fits
    .filter(({ verdict }) => verdict === 'fits' || verdict === 'fits-with-work')
    .reduce((sum, { vehicles }) => sum + vehicles.length, 0);
}

/** The vehicles of each verdict, folded. */
export function VerdictGroups({ fits }: { fits: readonly VerdictGroup[] }) {
  const t = useStrings(goodsStrings);
  return fits.map(
    ({ verdict, vehicles }) =>
      vehicles.length > 0 && (
        <details key={verdict}>
          <summary>
            <Verdict tone={toneOf[verdict]}>{t(`verdict.${verdict}`)}</Verdict>{' '}
            <span className="goods-fits-count">{vehicles.length}</span>
          </summary>
          <ul>
            {vehicles.map((vehicle) => (
              <li key={vehicle}>{vehicle}</li>
            ))}
          </ul>
        </details>
      ),
  );
}

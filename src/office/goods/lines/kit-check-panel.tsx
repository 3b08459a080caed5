import { useStrings } from '#src/web/words/use-strings.ts';
import { countGood, Flips, VerdictGroups } from '../check-panel.tsx';
import { useFigure } from '../use-figure.ts';
import type { KitCheck } from './check-kit.server.ts';
import lineStrings from './words.json' with { type: 'json' };

type KitCheckPanelProps = {
  check: KitCheck | null;
  /** Of what is being typed, not of what is saved. */
  isTyped: boolean;
};

/** On how many vehicles a kit goes at each height, and what saving would change. */
export function KitCheckPanel({ check, isTyped }: KitCheckPanelProps) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  if (check === null) {
    return (
      <aside className="goods-check" aria-label={t('check')}>
        <p className="muted">{t('check.waits')}</p>
      </aside>
    );
  }
  const { heights } = check;
  return (
    <aside className="goods-check" aria-label={t('check')}>
      <div aria-live="polite" className="lines-flips">
        {isTyped && <KitFlips heights={heights} />}
      </div>
      {heights.map(({ sku, frontIn, rearIn, fits, all }) => (
        <section className="goods-fits" key={sku}>
          <h2 className="title-4">
            {t('height', { front: figure(frontIn), rear: figure(rearIn) })}
          </h2>
          <p>{t('fits', { count: figure(countGood(fits)), all: figure(all) })}</p>
          <VerdictGroups fits={fits} />
        </section>
      ))}
      <p className="small muted">{t('fits.how')}</p>
    </aside>
  );
}

/** Once for all heights if nothing changes, else for each in which something does. */
function KitFlips({ heights }: Pick<KitCheck, 'heights'>) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  const changed = heights.filter(({ flips }) => flips !== null && flips.length > 0);
  if (changed.length === 0) return <Flips flips={[]} />;
  return changed.map(({ sku, frontIn, rearIn, flips }) => (
    <section key={sku} aria-label={t('height', { front: figure(frontIn), rear: figure(rearIn) })}>
      <p className="lines-flips-height">
        {t('height', { front: figure(frontIn), rear: figure(rearIn) })}
      </p>
      <Flips flips={flips ?? []} />
    </section>
  ));
}

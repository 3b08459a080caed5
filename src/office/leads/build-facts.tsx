import { type PaintId, paintStrings } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { Span } from '#src/domain/quotes/index.ts';
import { formatNumber, signed } from '#src/site/build/index.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { loadSentBuild } from './load-sent-build.server.ts';

type Sent = Awaited<ReturnType<typeof loadSentBuild>>;
type BuildFactsProps = { facts: NonNullable<Sent['facts']>; work: Sent['work'] };

type Told = NonNullable<BuildFactsProps['facts']['told']>;
type Words = {
  t: Translate<keyof typeof deskStrings>;
  paintName: Translate<PaintId>;
  locale: Locale;
};

/** In the order in which the customer was asked. */
function toldText(
  { trim, drive, options, ...read }: Told,
  { t, paintName, locale }: Words,
): string {
  const figure = (value: number | null) => (value === null ? '?' : formatNumber(value, locale));
  const ends = (said: 'told.label' | 'told.fenders', { front, rear }: Told['gawrLb']) =>
    (front !== null || rear !== null) && t(said, { front: figure(front), rear: figure(rear) });
  const said = [
    trim,
    drive && t(`told.${drive}`),
    ...options.map(({ name, has }) => t(has ? 'told.has' : 'told.hasNot', { option: name })),
    read.smallestWheelIn !== null && t('told.wheel', { size: read.smallestWheelIn }),
    read.frontSpring && t(`told.${read.frontSpring}`),
    read.factoryOffsetMm !== null &&
      t('told.offset', { offset: signed(read.factoryOffsetMm, locale) }),
    ends('told.label', read.gawrLb),
    ends('told.fenders', read.fenderIn),
    read.paint && t('told.paint', { paint: paintName(read.paint) }),
    read.roofPaint && t('told.roof', { paint: paintName(read.roofPaint) }),
    read.flareFinish && t(`told.flares.${read.flareFinish}`),
    read.trimFinish && t(`told.trim.${read.trimFinish}`),
  ];
  return said.filter(Boolean).join(', ');
}

/** "−12 mm (6x135)"; null for the factory wheel, and without an offset on record. */
function offsetText({ offsetMm, patterns }: BuildFactsProps['facts']['wheel'], locale: Locale) {
  if (offsetMm === null) return null;
  const drilled = patterns.length > 0 ? ` (${patterns.join(', ')})` : '';
  return `${signed(offsetMm, locale)} mm${drilled}`;
}

/** The complete truck, and the figures for ordering and planning, as they were sent. */
export function BuildFacts({ facts, work }: BuildFactsProps) {
  const t = useStrings(deskStrings);
  const paintName = useStrings(paintStrings);
  const locale = useLocale();
  const { wheel, tire, lift } = facts;
  const sizeText = ({ size, isStock }: { size: string; isStock: boolean }) =>
    isStock ? `${size}, ${t('stock')}` : size;
  const spanOf = ({ low, likely, high }: Span, unit: 'hours' | 'days') => {
    const ends = { low: formatNumber(low, locale), high: formatNumber(high, locale) };
    const told = { ...ends, likely: formatNumber(likely, locale) };
    return low === high ? t(`${unit}.one`, told) : t(`${unit}.span`, told);
  };
  const rows: [string, string | null | undefined][] = [
    [t('fact.body'), t(`body.${facts.bodyStyle}`)],
    [t('fact.config'), facts.config],
    [t('fact.told'), facts.told && toldText(facts.told, { t, paintName, locale })],
    [t('fact.bolt'), facts.boltPattern],
    [t('fact.wheel'), sizeText(wheel)],
    [t('fact.offset'), offsetText(wheel, locale)],
    [t('fact.tire'), sizeText(tire)],
    [t('fact.lift'), lift ?? t('stock')],
    [t('fact.hours'), work && spanOf(work.hours, 'hours')],
    [t('fact.days'), work && spanOf(work.days, 'days')],
  ];
  return (
    <>
      <h3 className="title-4">{t('facts')}</h3>
      <dl className="leads-from">
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

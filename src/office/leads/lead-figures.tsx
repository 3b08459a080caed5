import { formatNumber, inchesText, signed } from '#src/site/build/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { loadSentBuild } from './load-sent-build.server.ts';

type Figures = NonNullable<Awaited<ReturnType<typeof loadSentBuild>>['figures']>;

/** What customers ask about first: how tall it is, on what tire, how far out, and what the speedometer shows. */
export function LeadFigures({ heightIn, tireIn, pokeIn, speedAt65 }: Figures) {
  const t = useStrings(deskStrings);
  const locale = useLocale();
  const inches = (value: number | null) => value !== null && inchesText(value, locale);
  const rows = [
    [t('figure.height'), inches(heightIn)],
    [t('figure.tire'), inches(tireIn)],
    [t('figure.poke'), pokeIn !== null && t('figure.in', { figure: signed(pokeIn, locale) })],
    [
      t('figure.speed'),
      speedAt65 !== null && t('figure.mph', { figure: formatNumber(speedAt65, locale) }),
    ],
  ] as const;
  return (
    <dl className="title-block leads-figures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('figure.unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}

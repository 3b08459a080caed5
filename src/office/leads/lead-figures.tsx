import { figureText } from '#src/site/build/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { loadSentBuild } from './load-sent-build.server.ts';

type Figures = Awaited<ReturnType<typeof loadSentBuild>>['figures'];

/** What customers ask about first: how tall it is, on what tire, how far out, and what the speedometer shows. */
export function LeadFigures({ height, tireDiameter, poke, speedAt65 }: Figures) {
  const t = useStrings(deskStrings);
  const locale = useLocale();
  const rows = [
    [t('figure.height'), height],
    [t('figure.tire'), tireDiameter],
    [t('figure.poke'), poke],
    [t('figure.speed'), speedAt65],
  ] as const;
  return (
    <dl className="title-block leads-figures">
      {rows.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{(figure && figureText(figure, locale)?.value) ?? t('figure.unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}

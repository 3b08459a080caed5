import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Verdict } from '#src/app/ui/verdict.tsx';
import type { BuildPageData } from './build-page-data.ts';

/** What fitment says of the same parts today, and whether the bay found the same. */
export function EngineSays({ engine }: Pick<BuildPageData, 'engine'>) {
  const t = useStrings(galleryStrings);
  return (
    <section>
      <h2 className="d3">{t('engine.heading')}</h2>
      {engine ? (
        <div className="reason" data-v={engine.tone}>
          <Verdict tone={engine.tone} />
          <p>
            <b>{engine.verdict}.</b> {engine.sentence} {engine.outcome}
          </p>
        </div>
      ) : (
        <p className="muted">{t('engine.gone')}</p>
      )}
    </section>
  );
}

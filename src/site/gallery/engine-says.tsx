import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData } from './build-page-data.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** What the rules say about the same parts today, and whether the shop found the same. */
export function EngineSays({ engine }: Pick<BuildPageData, 'engine'>) {
  const t = useStrings(galleryStrings);
  return (
    <section>
      <h2 className="title-3">{t('engine.heading')}</h2>
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

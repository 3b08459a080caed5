import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData } from './build-page-data.ts';
import type { DrawnView } from './drawn-views.server.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** The finished truck to scale, from the side and from the front. */
export function DrawnTruck({ build: { drawn, title } }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  return (
    <section className="page-width finished-build-drawn" aria-labelledby="drawn">
      <h2 id="drawn">{t('build.drawn')}</h2>
      <p className="muted">{t(drawn ? 'build.drawn.lead' : 'build.drawn.gone')}</p>
      {drawn && (
        <div className="finished-build-views">
          <View view={drawn.side} at="side" alt={t('drawnAlt', { title })} />
          <View view={drawn.front} at="front" alt={t('drawnFrontAlt', { title })} />
        </div>
      )}
    </section>
  );
}

type ViewProps = { view: DrawnView; at: 'side' | 'front'; alt: string };

function View({ view: { drawing, labels, width, height }, at, alt }: ViewProps) {
  const t = useStrings(galleryStrings);
  return (
    <figure className={`finished-build-view is-${at}`}>
      {/* As wide as the picture: next to each other both shrink alike and keep one scale. */}
      <svg className="finished-build-view-room" width={width} height="1" aria-hidden="true" />
      <div className="drawing">
        <SideDrawing drawing={drawing} alt={alt} view={at} size={{ width, height }} />
        <DrawingLabels labels={labels} />
      </div>
      <figcaption className="small muted">{t(`build.${at}`)}</figcaption>
    </figure>
  );
}

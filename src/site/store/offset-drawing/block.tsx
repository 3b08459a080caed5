import { signed } from '#src/site/build/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { OffsetDrawingData, WheelSection } from './load.server.ts';
import type { OffsetDrawingBlok } from './schema.ts';
import { SectionDrawing } from './section-drawing.tsx';
import { type SectionFrame, sectionFrame } from './section-frame.ts';

/** Offsets of this line next to each other, in section and at one scale. */
export function OffsetDrawing({ data }: BlokProps<OffsetDrawingBlok, OffsetDrawingData>) {
  const t = useStrings(storeStrings);
  if (data.wheels.length === 0) return null;
  const frame = sectionFrame(data.wheels);
  return (
    <section className="section section--sunken" aria-labelledby="offset-title">
      <div className="page-width">
        <div className="section-head">
          <h2 id="offset-title">{t('offset.title')}</h2>
          <p className="lead">{t('offset.text')}</p>
        </div>
        <div className={`offset-drawing offset-drawing--${data.wheels.length}`}>
          {data.wheels.map((wheel, at) => (
            <Offset key={wheel.offsetMm} wheel={wheel} frame={frame} isFirst={at === 0} />
          ))}
        </div>
        <p className="offset-drawing-key small">
          <span className="is-mount">{t('offset.mount')}</span>
          <span className="is-center">{t('offset.center')}</span>
          <span>{t('offset.scale')}</span>
        </p>
      </div>
    </section>
  );
}

type OffsetProps = { wheel: WheelSection; frame: SectionFrame; isFirst: boolean };

function Offset({ wheel, frame, isFirst }: OffsetProps) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const offset = signed(wheel.offsetMm, locale);
  const values = {
    size: `${wheel.diameterIn}x${wheel.widthIn}`,
    offset,
    backspacing: wheel.backspacingIn.toFixed(2),
    outside: wheel.outsideIn.toFixed(2),
  };
  const poke = isFirst
    ? t('offset.pokeBase')
    : t('offset.pokeMore', { value: wheel.pokeIn.toFixed(2) });
  return (
    <figure>
      <SectionDrawing wheel={wheel} frame={frame} label={t('offset.alt', values)} locale={locale} />
      <figcaption>
        <b className="title-3">{t('offset.mm', { offset })}</b>
        <span className="small muted">
          {wheel.tire
            ? t('offset.drawnWith', { size: values.size, tire: wheel.tire.size })
            : values.size}
        </span>
        <dl className="facts">
          <Figure
            name={t('offset.backspacing')}
            value={t('offset.in', { value: values.backspacing })}
          />
          <Figure name={t('offset.outside')} value={t('offset.in', { value: values.outside })} />
          <Figure name={t('offset.poke')} value={poke} />
        </dl>
      </figcaption>
    </figure>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import { inchesText } from '#src/site/build/index.ts';
import { ContentImage } from '#src/site/kit/content-image.tsx';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { type DrawingLabel, DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { DrawnProduct, DrawnTruck } from './draw-product.ts';

/** Positions of the dimension lines in percent of the picture: below it and next to it. */
const lineAt = 103;
/** The drawing leaves a thin margin, and draws a wheel alone in a thin sidewall (drawing/wheel). */
const halfPicture = 49;
const bareSidewallsIn = 3.2;

type ProductPictureProps = {
  picture: DrawnProduct | DrawnTruck;
  /** The first picture of the page, so it is loaded with priority. */
  isFirst: boolean;
};

/** A wheel or tire to scale, or the truck that a kit lifts. */
export function ProductPicture({ picture, isFirst }: ProductPictureProps) {
  if (picture.kind === 'wheel') return <WheelPicture picture={picture} isFirst={isFirst} />;
  return (
    <div>
      <div className="product-picture is-truck sky-field">
        <SideDrawing drawing={picture.drawing} alt={picture.caption} priority={isFirst} />
      </div>
      <p className="small muted">{picture.caption}</p>
    </div>
  );
}

/**
 * The wheel to scale. A radio button and a style rule (product.css) choose the finish, so it works without any
 * script; finishes that nobody has chosen are not loaded.
 */
function WheelPicture({ picture, isFirst }: { picture: DrawnProduct; isFirst: boolean }) {
  return (
    <div>
      <div className="product-picture sky-field">
        <div className="product-picture-wheel drawing">
          {picture.finishes.map(({ url, alt }, at) => (
            <ContentImage
              key={url}
              className={`product-finish-${at}`}
              src={url}
              alt={alt}
              width="720"
              height="720"
              priority={isFirst && at === 0}
            />
          ))}
          <Dimensions picture={picture} />
        </div>
      </div>
      {picture.finishes.length > 1 ? (
        <Finishes finishes={picture.finishes} />
      ) : (
        <p className="small muted">{picture.finishes[0]?.name}</p>
      )}
    </div>
  );
}

function Finishes({ finishes }: Pick<DrawnProduct, 'finishes'>) {
  const t = useStrings(storeStrings);
  return (
    <fieldset className="product-swatches">
      <legend className="visually-hidden">{t('product.finish')}</legend>
      {finishes.map((finish, at) => (
        <label key={finish.url} className="product-swatch">
          <input
            type="radio"
            name="finish"
            className={`product-pick-${at}`}
            defaultChecked={at === 0}
          />
          <ContentImage src={finish.swatchUrl} alt="" width="96" height="96" />
          <span>{finish.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The rim's diameter next to the picture, the tire's below it. */
function Dimensions({ picture: { diameterIn, tire } }: { picture: DrawnProduct }) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const fullIn = tire?.diameterIn ?? diameterIn + bareSidewallsIn;
  const half = (inches: number) => (inches / fullIn) * halfPicture;
  const labels: DrawingLabel[] = [
    { x: lineAt, y: 50, text: inchesText(diameterIn, locale), anchor: 'middle', look: 'halo' },
  ];
  if (tire) {
    const text = t('product.drawnTire', { diameter: tire.diameterIn, size: tire.size });
    labels.push({ x: 50, y: lineAt, text, anchor: 'middle', look: 'halo' });
  }
  return (
    <>
      <svg className="product-picture-lines" viewBox="0 0 100 100" aria-hidden="true">
        <Measure at={half(diameterIn)} isUpright />
        {tire && <Measure at={half(tire.diameterIn)} />}
      </svg>
      <DrawingLabels labels={labels} />
    </>
  );
}

/** A dimension line from the center outward, with its extension lines; percent of the picture. */
function Measure({ at, isUpright = false }: { at: number; isUpright?: boolean }) {
  const [from, to] = [50 - at, 50 + at];
  return (
    <g transform={isUpright ? 'matrix(0 1 1 0 0 0)' : undefined}>
      <path
        className="drawing-line drawing-line--extension"
        d={`M${from} 50V${lineAt + 1}M${to} 50V${lineAt + 1}`}
      />
      <path className="drawing-line" d={`M${from} ${lineAt}H${to}`} />
      <path
        className="drawing-arrow"
        d={`M${from} ${lineAt}l2.4 -.9v1.8zM${to} ${lineAt}l-2.4 -.9v1.8z`}
      />
    </g>
  );
}

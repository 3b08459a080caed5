import type { Locale } from '#src/domain/context.ts';
import { buildNumbers, factoryWheel } from '#src/domain/fitment/index.ts';
import type { FinishedParts } from '#src/domain/gallery/index.server.ts';
import { type DimensionLabel, drawFront, drawSide, paintedIn } from '#src/drawing/index.ts';
import { drawnBuild, inchesText } from '#src/site/build/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';

/** A view as its picture, with the figures in the gaps of its dimension lines. */
export type DrawnView = {
  drawing: DrawingOf;
  labels: DrawingLabel[];
  width: number;
  height: number;
};
export type DrawnViews = { side: DrawnView; front: DrawnView };

type Drawn = { parts: FinishedParts; drawing: DrawingOf; locale: Locale };

/** Pixels per inch, the same for both views, so that they are at one scale. */
const scale = 5;
/** Upper edge above the tallest truck in inches, for the line over the roof. */
const roomAboveIn = 10;

/** The finished truck from the side and from the front, on one ground line and at one scale. */
export function drawnViews({ parts, drawing, locale }: Drawn): DrawnViews {
  const { vehicle, lift } = parts;
  const build = { ...drawnBuild(vehicle, inputOf(parts)), ...paintOf(drawing) };
  const rise = (lift?.frontIn ?? 0) + (build.tire.diameterIn - vehicle.stockTire.diameterIn) / 2;
  const top = Math.ceil(vehicle.heightIn + Math.max(0, rise) + roomAboveIn);
  const options = { dimensions: 'lines', topIn: top, scale } as const;
  const wish: DrawingOf = { ...drawing, dimensions: 'lines', top };
  const heightIn = buildNumbers({ ...parts, wheel: parts.wheel ?? factoryWheel(vehicle) }).height;
  const [side, front] = [drawSide, drawFront].map((draw) => {
    const { labels, widthPx, heightPx } = draw({ vehicle, build, options });
    return {
      drawing: wish,
      labels: labels.flatMap((label) => dimensionLabels(withHeight(label, heightIn.value), locale)),
      width: Math.round(widthPx),
      height: Math.round(heightPx),
    };
  });
  if (!side || !front) throw new Error('Two views were drawn, and one is missing');
  return { side, front };
}

function paintOf({ colour }: DrawingOf) {
  return colour === undefined ? {} : { paint: paintedIn(colour) };
}

function inputOf({ vehicle, lift, wheel, tire }: FinishedParts) {
  return {
    vehicleId: vehicle.id,
    liftFrontIn: lift?.frontIn ?? 0,
    liftRearIn: lift?.rearIn ?? 0,
    tire: {
      diameterIn: tire?.diameterIn ?? vehicle.stockTire.diameterIn,
      sectionIn: tire?.sectionIn ?? 0,
      tread: tire?.type ?? null,
      label: tire?.size ?? '',
      lineName: tire?.name ?? null,
    },
    wheel: {
      ...(wheel ?? vehicle.stockWheel),
      lineId: wheel?.lineId ?? null,
      finish: wheel?.finishes[0] ?? null,
    },
  };
}

/** The offset is drawn between two planes of the wheel, which are too close for a label. */
const unsaid: readonly string[] = ['offset', 'pastFender', 'rise'];

/** Both views show the height that the rules compute, whichever corner they measure. */
function withHeight(label: DimensionLabel, heightIn: number | null): DimensionLabel {
  return label.name === 'height' && heightIn !== null ? { ...label, valueIn: heightIn } : label;
}

/** On a phone they would overlap. */
const onWideScreens: readonly string[] = ['wheelbase', 'clearance', 'rearTire'];

/** Next to a vertical line, on the side with more room; in the gap of a horizontal one. */
function dimensionLabels(
  { name, valueIn, vertical, ...at }: DimensionLabel,
  locale: Locale,
): DrawingLabel[] {
  if (valueIn === null || unsaid.includes(name)) return [];
  const isAtEdge = vertical && at.xPercent > 95;
  const x = at.xPercent + (vertical ? (isAtEdge ? -1.2 : 1.2) : 0);
  const beside = isAtEdge ? ('end' as const) : ('start' as const);
  const anchor = vertical || name === 'section' ? beside : ('middle' as const);
  const text = inchesText(valueIn, locale);
  return [
    { name, x, y: at.yPercent, anchor, text, look: 'halo', wide: onWideScreens.includes(name) },
  ];
}

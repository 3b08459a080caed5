import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { drawSide, stockBuild } from '#src/drawing/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import { translate } from '#src/web/words/translate.ts';
import { inchesText } from '../figure-text.ts';
import type { LiftStep } from './choose-steps.ts';
import startBuildStrings from './words.json' with { type: 'json' };

/** One truck at its tallest, with a line for each height that it can have. Inches. */
export type LadderView = {
  drawing: DrawingOf;
  size: { width: number; height: number };
  groundIn: number;
  alt: string;
  /** Path data of the rungs, and of the garage door. */
  rungs: string;
  door: string;
  labels: DrawingLabel[];
};

/** A light color, so that the lines stand out. */
const paint = '#e4dccd';
/** Room above the highest line, and behind the bumper for the labels. */
const room = { above: 10, behind: 52 };
/** Between two labels, so that they can be read on a phone too. */
const rungIn = 5;

type LadderContext = { steps: readonly LiftStep[]; doorIn: number; locale: Locale };

/** Null if no kit of the catalog fits the truck. */
export function describeLadder(vehicle: Vehicle, context: LadderContext): LadderView | null {
  const { steps, doorIn, locale } = context;
  const tallest = steps.at(-1);
  if (!tallest?.lift) return null;
  const t = translate(startBuildStrings, locale);
  const heights = steps.map((step) => step.numbers.height.value ?? vehicle.heightIn);
  const top = Math.ceil(Math.max(doorIn, ...heights) + room.above);
  const { size, roofX } = measure(vehicle, tallest, top);
  const bendX = tenth(size.width - room.behind);
  const labelX = bendX + 8;
  const rows = spread(heights.map((heightIn) => top - heightIn));
  const rungs = heights.map((heightIn, at) => {
    // The truck is drawn at its tallest: the others' lines start behind it, never over its glass.
    const startX = at === heights.length - 1 ? roofX : bendX;
    return `M${startX} ${tenth(top - heightIn)}H${bendX + 3}L${labelX - 1} ${tenth(rows[at] ?? 0)}`;
  });
  const door = { ...percent(size, 2, top - doorIn), above: true };
  return {
    drawing: drawingOf(vehicle, tallest, top),
    size,
    groundIn: top,
    alt: t('ladder.alt', {
      vehicle: `${vehicle.make} ${vehicle.model}`,
      low: inchesText(heights[0] ?? 0, locale),
      high: inchesText(heights.at(-1) ?? 0, locale),
    }),
    rungs: rungs.join(''),
    door: `M2 ${tenth(top - doorIn)}H${bendX}`,
    labels: [
      { ...door, text: t('ladder.door', { feet: doorIn / 12 }) },
      ...steps.flatMap(({ lift }, at) =>
        rungLabels({
          ...percent(size, labelX, rows[at] ?? 0),
          height: inchesText(heights[at] ?? 0, locale),
          name: lift ? inchesText(lift.frontIn, locale) : t('stock'),
          // On a phone only the ends of the ladder have room for their heights.
          isEnd: at === 0 || at === steps.length - 1,
          nameX: (100 * (labelX + 13)) / size.width,
        }),
      ),
    ],
  };
}

type Rung = { x: number; y: number; height: string; name: string; isEnd: boolean; nameX: number };

function rungLabels({ x, y, height, name, isEnd, nameX }: Rung): DrawingLabel[] {
  return [
    { x, y, text: height, wide: !isEnd },
    { x: nameX, y, text: '', minor: name, inline: true, wide: true },
  ];
}

function percent({ width, height }: LadderView['size'], x: number, y: number) {
  return { x: (100 * x) / width, y: (100 * y) / height };
}

function drawingOf(vehicle: Vehicle, { lift, tire, wheel }: LiftStep, top: number): DrawingOf {
  return {
    vehicle: vehicle.id,
    lift: lift?.frontIn ?? 0,
    liftRear: lift?.rearIn ?? 0,
    tire: tire?.sku,
    wheel: wheel?.sku,
    colour: paint,
    ground: false,
    person: true,
    top,
    right: room.behind,
  };
}

function measure(vehicle: Vehicle, { lift, tire }: LiftStep, top: number) {
  const stock = stockBuild(vehicle);
  const build = {
    ...stock,
    liftFrontIn: lift?.frontIn ?? 0,
    liftRearIn: lift?.rearIn ?? 0,
    tire: { ...stock.tire, diameterIn: tire?.diameterIn ?? stock.tire.diameterIn },
  };
  const options = { scale: 1, person: true, topIn: top, padIn: { right: room.behind } };
  const { widthPx, heightPx, anchors } = drawSide({ vehicle, build, options });
  return {
    size: { width: tenth(widthPx), height: tenth(heightPx) },
    roofX: tenth((anchors.roofTop.xPercent / 100) * widthPx),
  };
}

/** The lowest stays lowest: rows at least a label apart, around where the lines are. */
function spread(rows: readonly number[]): number[] {
  const middle = rows.reduce((sum, row) => sum + row, 0) / rows.length;
  const gap = Math.max(
    rungIn,
    ((rows[0] ?? 0) - (rows.at(-1) ?? 0)) / Math.max(1, rows.length - 1),
  );
  return rows.map((_, at) => middle + gap * ((rows.length - 1) / 2 - at));
}

function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}

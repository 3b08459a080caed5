import type { DrawingNumbers, PictureFrame } from '#src/drawing/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';

/** Positions on a side drawing in inches: x from the front axle, y up from the ground. */
export type Place = { x(inches: number): number; y(inches: number): number };

export type StageMeasure = {
  drawing: PictureFrame;
  /** At the current height: a slider may have moved the truck since it was drawn. */
  numbers: DrawingNumbers;
  /** Stock tire radius: the drawing rotates its body about the stock front hub. */
  stockRadiusIn: number;
  rearOverhangIn: number;
  /** Height of the garage door that the truck is compared with. */
  doorIn: number;
};

export type StageLines = { lines: string; faint: string; door: string; arrows: string };

const heightLineIn = 24;
const tireLineIn = 4;
const arrow = { half: 1.2, long: 3.2 };

export function groundPoint({ drawing, stockRadiusIn }: StageMeasure): Place {
  const { scalePxPerIn, pivotPx } = drawing;
  const [hubX, hubY] = pivotPx;
  return {
    x: (inches) => hubX + inches * scalePxPerIn,
    y: (inches) => hubY + (stockRadiusIn - inches) * scalePxPerIn,
  };
}

/** Height, tire, clearance below the axle and a 7 ft door, as path data in the drawing's pixels. */
export function stageLines(measure: StageMeasure): StageLines {
  const { numbers } = measure;
  const { widthPx } = measure.drawing;
  const at = groundPoint(measure);
  const { heightIn, tireDiameterIn } = numbers;
  const columns = columnsOf(measure);
  const pen = { at, scale: measure.drawing.scalePxPerIn };
  const uprights = [
    { x: columns.height, top: heightIn },
    { x: columns.tire, top: tireDiameterIn },
    ...(numbers.groundClearanceIn === null
      ? []
      : [{ x: columns.clearance, top: numbers.groundClearanceIn }]),
  ];
  return {
    lines: uprights.map(({ x, top }) => `M${px(at.x(x))} ${px(at.y(0))}V${px(at.y(top))}`).join(''),
    arrows: uprights.map((one) => arrowHeads(pen, one)).join(''),
    faint: [
      `M${px(at.x(columns.roof))} ${px(at.y(heightIn))}H${px(at.x(columns.height + 3))}`,
      `M${px(at.x(numbers.wheelbaseIn))} ${px(at.y(tireDiameterIn))}H${px(at.x(columns.tire + 3))}`,
    ].join(''),
    door: `M0 ${px(at.y(measure.doorIn))}H${px(widthPx)}`,
  };
}

/** The same positions in percent of the picture, for the HTML labels. */
export function stagePlaces(measure: StageMeasure) {
  const { drawing, numbers } = measure;
  const { widthPx, heightPx } = drawing;
  const at = groundPoint(measure);
  const columns = columnsOf(measure);
  const pin = (xIn: number, yIn: number): Pick<DrawingLabel, 'x' | 'y'> => ({
    x: (at.x(xIn) / widthPx) * 100,
    y: (at.y(yIn) / heightPx) * 100,
  });
  return {
    height: pin(columns.height + 2, numbers.heightIn * 0.55),
    tire: pin(columns.tire + 2, numbers.tireDiameterIn * 0.42),
    clearance: pin(columns.clearance + 3, 3.5),
    door: { x: 1, y: (at.y(measure.doorIn) / heightPx) * 100 },
  };
}

function columnsOf({ numbers, rearOverhangIn }: StageMeasure) {
  const { wheelbaseIn } = numbers;
  const rear = wheelbaseIn + rearOverhangIn;
  return {
    height: rear + heightLineIn,
    tire: rear + tireLineIn,
    clearance: wheelbaseIn * 0.5,
    roof: wheelbaseIn * 0.55,
  };
}

type Pen = { at: Place; scale: number };

function arrowHeads({ at, scale }: Pen, { x, top }: { x: number; top: number }): string {
  const half = px(arrow.half * scale);
  const long = px(arrow.long * scale);
  const head = (y: number, down: number) =>
    `M${px(at.x(x))} ${px(y)}l-${half} ${px(long * down)}h${px(half * 2)}z`;
  return head(at.y(top), 1) + head(at.y(0), -1);
}

function px(value: number): number {
  return Math.round(value * 10) / 10;
}

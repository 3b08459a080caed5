import { textMarkup, textWidth } from '../dimensions/dimension-text.ts';
import { ENGLISH_WORDS } from '../dimensions/dimension-words.ts';
import { createDimensionInk, type DimensionInk } from '../dimensions/ink.ts';
import type { DimensionLabel, DimensionName, DimensionWords, DrawingNumbers } from '../drawing.ts';
import { PERSON_HEIGHT_IN, percentOf } from '../drawing.ts';
import { inches } from '../geometry/numbers.ts';
import { frontTipX, rearTipX, type SideScene } from './side-scene.ts';

// Inches below the ground.
const TIRE_ROW = -7;
const WHEELBASE_ROW = -14;
const LENGTH_ROW = -21;

export interface SideDimensions {
  markup: string;
  labels: DimensionLabel[];
}

interface Plan {
  scene: SideScene;
  numbers: DrawingNumbers;
  ink: DimensionInk;
  words: DimensionWords;
  labelled: boolean;
  labels: DimensionLabel[];
}

export interface DimensionRequest {
  numbers: DrawingNumbers;
  labelled: boolean;
  /** Nothing below the ground: in a small picture those figures would overlap. */
  uprightOnly?: boolean;
  words?: Partial<DimensionWords>;
  personX?: number;
}

/** Dimension lines with a gap for each figure; also the figures if the drawing is labeled. */
export function sideDimensions(scene: SideScene, request: DimensionRequest): SideDimensions {
  const ink = createDimensionInk(scene.sheet);
  const { numbers, labelled } = request;
  const words = { ...ENGLISH_WORDS, ...request.words };
  const plan: Plan = { scene, numbers, ink, words, labelled, labels: [] };
  if (!request.uprightOnly) {
    drawTires(plan);
    drawLengths(plan);
  }
  drawHeight(plan);
  if (scene.stance.moved && !request.uprightOnly) drawRise(plan);
  if (numbers.groundClearanceIn !== null) drawClearance(plan, numbers.groundClearanceIn);
  if (request.personX !== undefined) drawPerson(plan, request.personX);
  for (const hubX of [0, scene.stance.wheelbaseIn]) ink.hubMark(hubX, scene.stance.radiusIn);
  return { markup: ink.markup(scene.theme), labels: plan.labels };
}

interface Figure {
  name: DimensionName;
  valueIn: number;
  text: string;
  /** Middle of the gap, in inches. */
  at: readonly [x: number, y: number];
  vertical?: boolean;
}

/** Records where the figure goes, and writes it if the drawing is labeled. */
function place({ scene, ink, labelled, labels }: Plan, figure: Figure): void {
  const { sheet, theme } = scene;
  const { name, valueIn, text, at, vertical = false } = figure;
  const [x, y] = sheet.toPixels(...at);
  const xPercent = percentOf(x, sheet.widthPx);
  labels.push({ name, valueIn, vertical, xPercent, yPercent: percentOf(y, sheet.heightPx) });
  if (!labelled) return;
  const look = { fontSize: ink.fontSize, fill: theme.dimension, turned: vertical };
  const drop = ink.fontSize * 0.36;
  ink.write(textMarkup(text, vertical ? [x + drop, y] : [x, y + drop], look));
}

function drawTires(plan: Plan): void {
  const { stance } = plan.scene;
  const hubs = [
    ['frontTire', 0],
    ['rearTire', stance.wheelbaseIn],
  ] as const;
  for (const [name, hubX] of hubs) {
    const span = { from: hubX - stance.radiusIn, to: hubX + stance.radiusIn };
    const valueIn = plan.numbers.tireDiameterIn;
    drawSpan(plan, {
      name,
      valueIn,
      text: `⌀ ${inches(valueIn)}`,
      row: TIRE_ROW,
      extendFrom: -0.8,
      ...span,
    });
  }
}

function drawLengths(plan: Plan): void {
  const { scene, numbers, words } = plan;
  drawSpan(plan, {
    name: 'wheelbase',
    valueIn: numbers.wheelbaseIn,
    text: `${words.wheelbase} ${inches(numbers.wheelbaseIn)}`,
    row: WHEELBASE_ROW,
    from: 0,
    to: numbers.wheelbaseIn,
    extendFrom: scene.stance.radiusIn,
  });
  drawSpan(plan, {
    name: 'length',
    valueIn: numbers.lengthIn,
    text: `${words.length} ${inches(numbers.lengthIn)}`,
    row: LENGTH_ROW,
    from: frontTipX(scene),
    to: rearTipX(scene),
    extendFrom: 16,
  });
}

interface Span {
  name: DimensionName;
  valueIn: number;
  text: string;
  row: number;
  from: number;
  to: number;
  extendFrom: number;
}

/** HTML labels keep their size while the picture shrinks, so a bare figure needs more room. */
const BARE_FIGURE_ROOM = 2;

function spanGap({ ink }: Plan, { text, valueIn }: Pick<Span, 'text' | 'valueIn'>): number {
  const bare = textWidth(inches(valueIn), ink.fontSize) * BARE_FIGURE_ROOM;
  return Math.max(textWidth(text, ink.fontSize), bare);
}

function drawSpan(plan: Plan, { row, from, to, extendFrom, ...figure }: Span): void {
  const { ink } = plan;
  ink.horizontal({ y: row, from, to, gapPx: spanGap(plan, figure) });
  for (const x of [from, to]) ink.extension([x, extendFrom], [x, row]);
  place(plan, { ...figure, at: [(from + to) / 2, row] });
}

/** Rotated text needs its length along the line; an upright HTML label only its height. */
function verticalGap({ ink, labelled }: Plan, text: string): number {
  return labelled ? textWidth(text, ink.fontSize) : ink.fontSize * 2.6;
}

function drawHeight(plan: Plan): void {
  const { scene, numbers, words, ink } = plan;
  const x = rearTipX(scene) + 12;
  const text = `${words.height} ${inches(numbers.heightIn)}`;
  ink.vertical({ x, from: 0, to: numbers.heightIn, gapPx: verticalGap(plan, text) });
  ink.extension([scene.shape.roofPeakX + 8, numbers.heightIn], [x, numbers.heightIn]);
  const at = [x, numbers.heightIn / 2] as const;
  place(plan, { name: 'height', valueIn: numbers.heightIn, text, at, vertical: true });
}

/** What the build added to the height, in the accent color, and what it consists of. */
function drawRise(plan: Plan): void {
  const { scene, numbers, ink, labels } = plan;
  const stock = scene.vehicle.heightIn;
  const x = rearTipX(scene) + 21;
  ink.vertical({ x, from: stock, to: numbers.heightIn, gapPx: 0 });
  for (const y of [stock, numbers.heightIn]) ink.extension([scene.shape.roofPeakX + 12, y], [x, y]);
  const { sheet } = scene;
  const [left, middle] = sheet.toPixels(x, (stock + numbers.heightIn) / 2);
  labels.push({
    name: 'rise',
    valueIn: numbers.heightIn - stock,
    vertical: false,
    xPercent: percentOf(left + 8, sheet.widthPx),
    yPercent: percentOf(middle, sheet.heightPx),
  });
  if (plan.labelled) writeRise(plan, [left + 8, middle]);
}

function writeRise(plan: Plan, [x, y]: readonly [number, number]): void {
  const { scene, numbers, ink, words } = plan;
  const { theme, stance } = scene;
  const size = ink.fontSize;
  const rise = numbers.heightIn - scene.vehicle.heightIn;
  const sign = rise < 0 ? '−' : '+';
  const small = { fontSize: Math.round(size * 0.86), weight: 500, anchor: 'start' as const };
  const lines = [
    `${liftFigures(numbers)} ${words.lift}`,
    `${inches(stance.radiusIn - stance.stockRadiusIn)} ${words.tire}`,
  ];
  ink.write(
    textMarkup(`${sign}${inches(Math.abs(rise))}`, [x, y + size * 0.1], {
      fontSize: Math.round(size * 1.25),
      weight: 700,
      fill: theme.accent,
      anchor: 'start',
    }),
  );
  lines.forEach((line, index) => {
    ink.write(
      textMarkup(line, [x, y + size * (1.15 + index * 0.9)], { ...small, fill: theme.dimension }),
    );
  });
}

function liftFigures({ liftFrontIn, liftRearIn }: DrawingNumbers): string {
  if (Math.abs(liftFrontIn - liftRearIn) <= 0.05) return inches(liftFrontIn);
  return `${inches(liftFrontIn)} / ${inches(liftRearIn)}`;
}

/** Below the lowest point between the axles. */
function drawClearance(plan: Plan, clearance: number): void {
  const { scene, ink, words, labelled } = plan;
  const { wheelbaseIn, radiusIn } = scene.stance;
  const x = wheelbaseIn * 0.5;
  ink.vertical({ x, from: 0, to: clearance, gapPx: 0 });
  ink.extension([wheelbaseIn - radiusIn * 0.4, clearance], [x, clearance]);
  const { sheet, theme } = scene;
  const [left, middle] = sheet.toPixels(x, clearance / 2);
  plan.labels.push({
    name: 'clearance',
    valueIn: clearance,
    vertical: false,
    xPercent: percentOf(left + 7, sheet.widthPx),
    yPercent: percentOf(middle, sheet.heightPx),
  });
  if (!labelled) return;
  const look = { fontSize: ink.fontSize, fill: theme.dimension, anchor: 'start' as const };
  const text = `${words.clearance} ${inches(clearance)}`;
  ink.write(textMarkup(text, [left + 7, middle + ink.fontSize * 0.36], look));
}

function drawPerson(plan: Plan, personX: number): void {
  const x = personX - 15;
  const text = '5′10″';
  plan.ink.vertical({ x, from: 0, to: PERSON_HEIGHT_IN, gapPx: verticalGap(plan, text) });
  const at = [x, PERSON_HEIGHT_IN / 2] as const;
  place(plan, { name: 'person', valueIn: PERSON_HEIGHT_IN, text, at, vertical: true });
}

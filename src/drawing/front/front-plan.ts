import { textMarkup } from '../dimensions/dimension-text.ts';
import type { DimensionInk } from '../dimensions/ink.ts';
import {
  type DimensionLabel,
  type DimensionName,
  type DimensionWords,
  percentOf,
} from '../drawing.ts';
import type { FrontScene } from './front-scene.ts';

/** What all dimensions of a front view need. */
export interface FrontPlan {
  scene: FrontScene;
  ink: DimensionInk;
  words: DimensionWords;
  labelled: boolean;
  labels: DimensionLabel[];
}

export interface FrontFigure {
  name: DimensionName;
  valueIn: number | null;
  /** One line above the other. */
  lines: readonly string[];
  /** Position of the text, in inches. */
  at: readonly [x: number, y: number];
  anchor?: 'start' | 'middle' | 'end';
  /** Vertical text, read upward. */
  vertical?: boolean;
  accent?: boolean;
}

/** Records where a figure goes, and writes it if the drawing is labeled. */
export function placeFigure({ scene, ink, labelled, labels }: FrontPlan, figure: FrontFigure) {
  const { sheet, theme } = scene;
  const { name, valueIn, at, anchor = 'middle', vertical = false, accent = false } = figure;
  const [x, y] = sheet.toPixels(...at);
  const place = { xPercent: percentOf(x, sheet.widthPx), yPercent: percentOf(y, sheet.heightPx) };
  labels.push({ name, valueIn, vertical, ...place });
  if (!labelled) return;
  const fill = accent ? theme.accent : theme.dimension;
  const drop = ink.fontSize * 0.36;
  figure.lines.forEach((text, index) => {
    const down = drop + index * ink.fontSize;
    const corner: [number, number] = vertical ? [x + down, y] : [x, y + down];
    ink.write(textMarkup(text, corner, { fontSize: ink.fontSize, fill, anchor, turned: vertical }));
  });
}

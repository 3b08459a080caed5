import { moveLabel } from '#src/web/ui/drawing-labels.tsx';
import type { StageFigure, StageView } from './stage-view.ts';

type Named = Readonly<Record<string, Element>>;

/** Elements of the stage that follow a tried height, by name. */
export type LiveStage = { lines: Named; labels: Named; figures: Named; deltas: Named };

/** Looks them up once per drawing. */
export function findLiveStage(stage: ParentNode): LiveStage {
  return {
    lines: named(stage, 'data-line'),
    labels: named(stage, 'data-label'),
    figures: named(stage, 'data-figure'),
    deltas: named(stage, 'data-delta'),
  };
}

function named(stage: ParentNode, attribute: string): Named {
  const found = Array.from(stage.querySelectorAll(`[${attribute}]`));
  return Object.fromEntries(found.map((element) => [element.getAttribute(attribute), element]));
}

/**
 * Writes lines and texts directly into the page, because rendering them at each step of a slider takes longer than a
 * frame on a slow phone. When the slider stops, React renders the same texts.
 */
export function showLive(stage: LiveStage, view: StageView, figures: readonly StageFigure[]): void {
  for (const [name, d] of Object.entries(view.lines)) stage.lines[name]?.setAttribute('d', d);
  for (const label of view.labels) moveLabel(stage.labels[label.name ?? ''], label);
  for (const { name, value, delta } of figures) {
    write(stage.figures[name], value);
    write(stage.deltas[name], delta);
  }
}

function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

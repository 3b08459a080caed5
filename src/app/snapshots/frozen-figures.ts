import type { BuildString } from '#src/app/configurator/build-words.ts';
import { figureText } from '#src/app/configurator/figure-text.ts';
import type { BuildNumbers, FigureName } from '#src/domain/fitment/index.ts';
import type { SnapshotWords } from './snapshot-words.ts';

export type FigureRow = { name: FigureName; label: string; value: string; delta: string | null };

/** In the order of the strip under the truck, then what it has no room for. */
const shown = [
  ['height', 'number.height'],
  ['clearance', 'stage.underAxleLabel'],
  ['tireDiameter', 'stage.tireLabel'],
  ['approach', 'number.approach'],
  ['departure', 'number.departure'],
  ['breakover', 'number.breakover'],
  ['poke', 'number.poke'],
  ['innerClearance', 'number.inner'],
  ['backspacing', 'number.backspacing'],
  ['track', 'number.track'],
  ['speedAt65', 'stage.at65'],
] as const satisfies readonly (readonly [FigureName, BuildString])[];

/** The frozen numbers as a person reads them. What was not known is left out, never guessed. */
export function figureRows(
  figures: Partial<BuildNumbers>,
  { build, locale }: SnapshotWords,
): FigureRow[] {
  return shown.flatMap(([name, label]) => {
    const figure = figures[name];
    const text = figure ? figureText(figure, locale) : null;
    if (!figure || !text) return [];
    const value = figure.approximate ? build.t('stage.about', { value: text.value }) : text.value;
    return [{ name, label: build.t(label), value, delta: text.delta }];
  });
}

import type { KeyboardEvent } from 'react';
import type { PartFigure } from '#src/domain/goods/index.ts';
import type { FigureEdit } from './use-figure-edit.ts';

type FigureFieldProps = {
  edit: FigureEdit;
  figure: PartFigure;
  label: string;
  /** Of the text that says why it was not saved. */
  problemId: string;
};

/** The field in place of a figure: Enter or leaving it saves, Escape puts back what is saved, Tab and arrows go on. */
export function FigureField({ edit, figure, label, problemId }: FigureFieldProps) {
  const { typed, type, isSaving, problem, save, leave, field } = edit;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void save({ isAsked: true });
    else if (event.key === 'Escape') leave();
    else if (!goOn(event, figure)) return;
    // Enter would send the form that changes several parts; Tab has gone on.
    event.preventDefault();
  };
  return (
    <input
      className="input"
      data-figure={figure}
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
      aria-busy={isSaving}
      readOnly={isSaving}
      inputMode={figure === 'price' ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      value={typed ?? ''}
      ref={field}
      onChange={({ target }) => type(target.value)}
      onBlur={() => void save({ isAsked: false })}
      onKeyDown={onKeyDown}
    />
  );
}

/** Opens the same figure of the next row, or of the one before; false if the key says neither or there is none. */
function goOn(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  figure: PartFigure,
): boolean {
  const isBack = key === 'ArrowUp' || (key === 'Tab' && shiftKey);
  if (!isBack && key !== 'ArrowDown' && key !== 'Tab') return false;
  const row = currentTarget.closest('tr');
  const next = isBack ? row?.previousElementSibling : row?.nextElementSibling;
  const there = next?.querySelector<HTMLElement>(`[data-figure="${figure}"]`);
  // A field that is open there has what was refused: it stays as it was typed.
  if (there instanceof HTMLInputElement) there.focus();
  else there?.click();
  return there !== undefined && there !== null;
}

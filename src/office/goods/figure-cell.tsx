import { type ReactNode, useId } from 'react';
import type { PartFigure } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FigureField } from './figure-field.tsx';
import figureStrings from './figure-words.json' with { type: 'json' };
import type { PartRow } from './part-row.ts';
import { type FigureEdit, useFigureEdit } from './use-figure-edit.ts';
import type { FigureList } from './use-figure-list.ts';
import { useFigureText } from './use-figure-text.ts';
import goodsStrings from './words.json' with { type: 'json' };

type FigureCellProps = {
  row: PartRow;
  figure: PartFigure;
  list: FigureList;
  /** What is said below the figure. */
  children?: ReactNode;
};

/** A price or a stock that is typed over where it stands, with its way back. */
export function FigureCell({ row, figure, list, children }: FigureCellProps) {
  const t = useStrings(figureStrings);
  const edit = useFigureEdit({ row, figure, list });
  const { figureIn, textOf, partName } = useFigureText(figure);
  const problemId = useId();
  const { typed, problem } = edit;
  const shown = textOf(figureIn(row));
  const part = partName(row);
  if (typed !== null) {
    return (
      <span className="goods-figure">
        <FigureField
          edit={edit}
          figure={figure}
          label={t(`field.${figure}`, { part })}
          problemId={problemId}
        />
        {problem && <FigureProblem id={problemId} shown={shown} edit={edit} />}
      </span>
    );
  }
  return (
    <span className="goods-figure">
      <button
        type="button"
        className="goods-figure-open"
        data-figure={figure}
        aria-label={t(`change.${figure}`, { figure: shown, part })}
        ref={edit.opener}
        onClick={edit.open}
      >
        {shown}
      </button>
      {children}
      {problem && <FigureProblem id={problemId} shown={shown} edit={edit} />}
      {!problem && <LastChange part={part} figure={figure} edit={edit} />}
    </span>
  );
}

type FigureProblemProps = { id: string; shown: string; edit: FigureEdit };

/** Why it was not saved, and the ways on. */
function FigureProblem({ id, shown, edit }: FigureProblemProps) {
  const t = useStrings(figureStrings);
  const { problem, leave, save } = edit;
  return (
    // The field keeps the focus, or pressing a button here would save what is being left.
    <span className="goods-figure-problem" onPointerDown={(event) => event.preventDefault()}>
      <span id={id} role="alert">
        {problem?.text}
      </span>
      {problem?.isConflict && (
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void save({ isAsked: true })}
        >
          {t('save-mine')}
        </button>
      )}
      <button type="button" className="button button--quiet button--small" onClick={leave}>
        {t('keep', { figure: shown })}
      </button>
    </span>
  );
}

type LastChangeProps = { part: string; figure: PartFigure; edit: FigureEdit };

function LastChange({ part, figure, edit }: LastChangeProps) {
  const t = useStrings(figureStrings);
  const words = useStrings(goodsStrings);
  const { textOf } = useFigureText(figure);
  const { last, undo, isSaving } = edit;
  if (last === null) return null;
  const was = textOf(last.was);
  return (
    <span className="goods-figure-last">
      <small>{t('was', { figure: was })}</small>
      <button
        type="button"
        className="button button--quiet button--small"
        aria-label={t('undo.to', { figure: was, part })}
        aria-disabled={isSaving}
        onClick={() => void undo()}
      >
        {words('undo')}
      </button>
    </span>
  );
}

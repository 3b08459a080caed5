import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PartFigure } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FigureAnswer } from './figure-answer.ts';
import { postFigure } from './figure-client.ts';
import figureStrings from './figure-words.json' with { type: 'json' };
import type { PartRow } from './part-row.ts';
import type { FigureList } from './use-figure-list.ts';
import { useFigureText } from './use-figure-text.ts';

type Edited = { row: PartRow; figure: PartFigure; list: FigureList };

/** Why a figure was not saved. `typed` is what was refused; leaving the field does not send the same again. */
type Problem = { text: string; typed: string | null; isConflict: boolean };

export type FigureEdit = {
  /** What is in the field; null while there is none. */
  typed: string | null;
  type: (text: string) => void;
  isSaving: boolean;
  problem: Problem | null;
  /** The last change in this list, to be undone. */
  last: { batchId: string; was: number | null } | null;
  open: () => void;
  /** Puts back what is saved. */
  leave: () => void;
  /** Saves what differs; `isAsked` also what was refused before. */
  save: (how: { isAsked: boolean }) => Promise<void>;
  undo: () => Promise<void>;
  field: RefObject<HTMLInputElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
};

/** A figure of a list that becomes a field where it stands. */
export function useFigureEdit({ row, figure, list }: Edited): FigureEdit {
  const t = useStrings(figureStrings);
  const { figureIn, fieldText, textOf, partName } = useFigureText(figure);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [last, setLast] = useState<FigureEdit['last']>(null);
  const { field, opener, keepFocus } = useFocusKept(typed !== null);
  const seen = figureIn(row);

  const close = () => {
    keepFocus();
    setTyped(null);
    setProblem(null);
  };
  const send = async (fields: Readonly<Record<string, string>>) => {
    setSaving(true);
    const answer = await postFigure(list.to, { sku: row.sku, ...fields });
    setSaving(false);
    if ('failed' in answer) {
      setProblem({ text: t(`failed.${answer.failed}`), typed, isConflict: false });
      return null;
    }
    if (answer.row) list.onRow(answer.row);
    if ('done' in answer) return answer;
    const isConflict = answer.row !== null && figureIn(answer.row) !== seen;
    setProblem({ text: answer.problem, typed, isConflict });
    return null;
  };
  const save: FigureEdit['save'] = async ({ isAsked }) => {
    if (typed === null || isSaving) return;
    if (typed.trim() === fieldText(row)) return close();
    if (!isAsked && typed === problem?.typed) return;
    const answer = await send({ figure, typed, seen: seen === null ? '' : String(seen) });
    if (answer === null) return;
    close();
    if (answer.batchId === null) return;
    setLast({ batchId: answer.batchId, was: seen });
    list.say(t('saved', { figure: nowIn(answer), part: partName(row) }));
  };
  const undo = async () => {
    if (last === null || isSaving) return;
    const answer = await send({ undo: last.batchId });
    if (answer === null) return;
    setLast(null);
    opener.current?.focus();
    if (answer.done === 'undone-some') {
      setProblem({ text: t('undone-some'), typed: null, isConflict: false });
    } else list.say(t('undone', { figure: nowIn(answer), part: partName(row) }));
  };
  const nowIn = (answer: FigureAnswer) => textOf(figureIn(answer.row ?? row));
  const open = () => {
    setTyped(fieldText(row));
    setProblem(null);
  };
  const type = (text: string) => setTyped(text);
  return { typed, type, isSaving, problem, last, open, leave: close, save, undo, field, opener };
}

/** The field takes the focus of its figure, and gives it back unless somebody has gone on. */
function useFocusKept(isOpen: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) {
      field.current?.focus();
      field.current?.select();
    } else if (isKept.current) {
      isKept.current = false;
      opener.current?.focus();
    }
  }, [isOpen]);
  const keepFocus = () => {
    isKept.current = document.activeElement === field.current;
  };
  return { field, opener, keepFocus };
}

import { useEffect, useRef, useState } from 'react';
import { partStatuses } from '#src/domain/goods/index.ts';
import { issueOf } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { LineFieldsProps } from './line-field.tsx';
import type { LineValues } from './line-values.ts';
import lineStrings from './words.json' with { type: 'json' };

type HeightRowsProps = LineFieldsProps & { isNew: boolean };

/**
 * The heights of a kit as rows that are added and removed. Without script an empty row at the end takes a new one, and
 * a row that is emptied is left out.
 */
export function HeightRows({ values, answer, isNew }: HeightRowsProps) {
  const t = useStrings(lineStrings);
  const typed = answer && 'problem' in answer ? answer.typed : values;
  const [rows, setRows] = useState(() => withEmpty(rowsIn(typed), isNew));
  const list = useRef<HTMLDivElement>(null);
  useTellForm(list, rows);
  return (
    <div className="lines-rows" ref={list}>
      {rows.map((row, at) => (
        <HeightRow
          key={row}
          row={row}
          place={at + 1}
          values={values}
          answer={answer}
          onRemove={() => setRows(rows.filter((other) => other !== row))}
        />
      ))}
      <FieldError id="heights-error" errors={issueOf(answer, 'heights')} />
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => setRows(withEmpty(rows, true))}
      >
        {t('height.add')}
      </button>
    </div>
  );
}

/** A form hears only of what is typed: removing a row changes it too. */
function useTellForm(list: React.RefObject<HTMLElement | null>, rows: readonly number[]): void {
  const known = useRef(rows);
  useEffect(() => {
    if (known.current === rows) return;
    const isAdded = rows.length > known.current.length;
    known.current = rows;
    list.current?.dispatchEvent(new Event('input', { bubbles: true }));
    const last = list.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input');
    const add = list.current?.querySelector<HTMLElement>(':scope > button');
    (isAdded ? last : add)?.focus();
  }, [list, rows]);
}

/** The numbers of the rows that a form has. */
function rowsIn(values: LineValues): number[] {
  const numbers = Object.keys(values).flatMap((name) => {
    const [, row] = /^height-(\d+)-/.exec(name) ?? [];
    return row === undefined ? [] : [Number(row)];
  });
  return [...new Set(numbers)].sort((one, other) => one - other);
}

function withEmpty(rows: readonly number[], isWanted: boolean): number[] {
  return isWanted ? [...rows, (rows.at(-1) ?? -1) + 1] : [...rows];
}

type HeightRowProps = LineFieldsProps & { row: number; place: number; onRemove: () => void };

function HeightRow({ row, place, values, answer, onRemove }: HeightRowProps) {
  const t = useStrings(lineStrings);
  const field = (name: 'frontIn' | 'rearIn' | 'onHand' | 'leadTimeDays') => (
    <TextLine
      name={`height-${row}-${name}`}
      label={t(`field.${name}`)}
      value={values[`height-${row}-${name}`] ?? ''}
      {...(answer && { answer })}
    />
  );
  const status = `height-${row}-status`;
  return (
    <fieldset className="lines-row">
      <legend className="visually-hidden">{t('height.of', { place })}</legend>
      {field('frontIn')}
      {field('rearIn')}
      {field('onHand')}
      {field('leadTimeDays')}
      <ChoiceLine
        name={status}
        label={t('site')}
        value={values[status] ?? 'active'}
        options={partStatuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
        {...(answer && { answer })}
      />
      <button type="button" className="button button--quiet button--small" onClick={onRemove}>
        {t('height.remove')}
        <span className="visually-hidden"> {place}</span>
      </button>
    </fieldset>
  );
}

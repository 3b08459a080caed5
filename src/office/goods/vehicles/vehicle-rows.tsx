import { useEffect, useRef, useState } from 'react';
import { type TableName, tableFields, type VehicleValues } from '#src/domain/goods/index.ts';
import { issueOf } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { FieldError } from '#src/web/forms/field.tsx';
import { SourceLine } from './source-line.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';
import type { UsualSources } from './usual-sources.ts';

import { type VehicleFieldsProps, VehicleLine } from './vehicle-line.tsx';

type VehicleRowsProps = VehicleFieldsProps & { table: TableName; usual: UsualSources };

/**
 * The rows of one of the record's tables. Without script an empty row at the end takes a new one, and a row that is
 * emptied is left out.
 */
export function VehicleRows({ table, usual, values, answer }: VehicleRowsProps) {
  const { t, factOf } = useVehicleWords();
  const typed = answer && 'problem' in answer ? answer.typed : values;
  const [rows, setRows] = useState(() => rowsIn(typed, table));
  const list = useRef<HTMLDivElement>(null);
  const next = (rows.at(-1) ?? -1) + 1;
  const shared = { table, values: typed, answer };
  useTellForm(list, rows);
  return (
    <div className="vehicles-table" ref={list}>
      <h3>{factOf(table)}</h3>
      <SourceLine
        fact={table}
        usual={usual[table] ?? { source: '', confidence: 'medium' }}
        values={values}
        answer={answer}
      />
      {rows.map((row, at) => (
        <VehicleRow
          key={row}
          at={row}
          place={at + 1}
          onRemove={() => setRows(rows.filter((other) => other !== row))}
          {...shared}
        />
      ))}
      <noscript>
        <VehicleRow at={next} place={rows.length + 1} {...shared} />
      </noscript>
      <FieldError id={`${table}-error`} errors={issueOf(answer, table)} />
      {table === 'trims' && rows.length === 0 && <AllAlike values={values} answer={answer} />}
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => setRows([...rows, next])}
      >
        {t(`row.add.${table}`)}
      </button>
    </div>
  );
}

function AllAlike({ values, answer }: VehicleFieldsProps) {
  const { t } = useVehicleWords();
  return (
    <ChoiceLine
      name="trims-none"
      label={t('trims-none')}
      value={values['trims-none'] ?? ''}
      options={[
        { value: '', label: t('trims-none.unknown') },
        { value: 'alike', label: t('trims-none.alike') },
      ]}
      {...(answer && { answer })}
    />
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
    const rowsNow = list.current?.querySelectorAll<HTMLElement>('.vehicles-row');
    const last = [...(rowsNow ?? [])].at(-1);
    if (last instanceof HTMLDetailsElement && isAdded) last.open = true;
    const add = list.current?.querySelector<HTMLElement>(':scope > button');
    const input = last?.querySelector<HTMLElement>('input:not([type="hidden"])');
    (isAdded ? input : add)?.focus();
  }, [list, rows]);
}

/** The numbers of the rows that a form has. */
function rowsIn(values: VehicleValues, table: TableName): number[] {
  const begin = new RegExp(`^${table}-(\\d+)-`);
  const numbers = Object.keys(values).flatMap((name) => begin.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
}

type VehicleRowProps = VehicleFieldsProps & {
  table: TableName;
  at: number;
  place: number;
  onRemove?: () => void;
};

/** Tables whose rows have so many fields that they are folded behind their name. */
const folded: readonly TableName[] = ['trims', 'options'];

function VehicleRow(props: VehicleRowProps) {
  const { table, at, place, values, answer } = props;
  const { t, factOf } = useVehicleWords();
  const label = t('row.of', { table: factOf(table), place });
  if (!folded.includes(table)) {
    return (
      <fieldset className="vehicles-row">
        <legend className="visually-hidden">{label}</legend>
        <RowFields {...props} />
      </fieldset>
    );
  }
  const begin = `${table}-${at}-`;
  const isWrong =
    answer !== undefined &&
    'problem' in answer &&
    Object.keys(answer.issues).some((name) => name.startsWith(begin));
  return (
    <details className="vehicles-row" open={isWrong || undefined}>
      <summary>{values[`${begin}name`] || t('row.new')}</summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <RowFields {...props} />
      </fieldset>
    </details>
  );
}

function RowFields({ table, at, place, values, answer, onRemove }: VehicleRowProps) {
  const { t } = useVehicleWords();
  const fields = tableFields[table];
  const plain = fields.filter(({ kind }) => kind !== 'set');
  const sets = fields.filter(({ kind }) => kind === 'set');
  const line = { row: { table, at }, values, answer };
  return (
    <>
      <div className="vehicles-row-fields">
        {plain.map((field) => (
          <VehicleLine key={field.path} field={field} {...line} />
        ))}
      </div>
      {sets.length > 0 && (
        <details>
          <summary>{t('row.more')}</summary>
          {sets.map((field) => (
            <VehicleLine key={field.path} field={field} {...line} />
          ))}
        </details>
      )}
      {onRemove && (
        <button type="button" className="button button--quiet button--small" onClick={onRemove}>
          {t('row.remove')}
          <span className="visually-hidden"> {place}</span>
        </button>
      )}
    </>
  );
}

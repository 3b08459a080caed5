import { useStrings } from '#src/web/words/use-strings.ts';
import type { FieldProps } from './field-props.ts';
import { type Cells, cellsOf, tableOf } from './table-value.ts';
import fieldStrings from './words.json' with { type: 'json' };

const newUid = () => crypto.randomUUID();

/** A table, cell by cell. */
export function TableControl({ value, onChange, describedBy }: FieldProps) {
  const t = useStrings(fieldStrings);
  const cells = cellsOf(value);
  const width = cells[0]?.length ?? 1;
  const set = (next: Cells) => onChange(tableOf(next, newUid));
  const write = (row: number, column: number, text: string) =>
    set(cells.map((line, at) => (at === row ? line.with(column, text) : line)));
  return (
    <div className="fields-table" aria-describedby={describedBy}>
      <table>
        <tbody>
          {cells.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <tr key={row}>
              {line.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={column}>
                  <input
                    className="input"
                    aria-label={t('table.cell', { row: row + 1, column: column + 1 })}
                    value={text}
                    onChange={({ target }) => write(row, column, target.value)}
                  />
                </td>
              ))}
              <td>
                {row > 0 && (
                  <TableButton
                    label={t('table.removeRow', { row: row + 1 })}
                    text="−"
                    onClick={() => set(cells.toSpliced(row, 1))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableButton
        label={t('table.addRow')}
        onClick={() => set([...cells, Array<string>(width).fill('')])}
      />
      <TableButton
        label={t('table.addColumn')}
        onClick={() => set(cells.map((line) => [...line, '']))}
      />
      {width > 1 && (
        <TableButton
          label={t('table.removeColumn')}
          onClick={() => set(cells.map((line) => line.slice(0, -1)))}
        />
      )}
    </div>
  );
}

type TableButtonProps = { label: string; text?: string; onClick: () => void };

function TableButton({ label, text, onClick }: TableButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      aria-label={text === undefined ? undefined : label}
      onClick={onClick}
    >
      {text ?? label}
    </button>
  );
}

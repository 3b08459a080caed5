import type { ReactNode } from 'react';
import { CodeText } from './code-text.tsx';
import type { FieldRow } from './field-rows.server.ts';

type FieldTableProps = { caption: string; rows: FieldRow[] };

/** Optional and required fields of a request; nothing if there are none. */
export function RequestFields({ caption, rows }: FieldTableProps) {
  if (rows.length === 0) return null;
  return (
    <FieldTable caption={caption} rows={rows}>
      {({ required }) => required && <b>Required. </b>}
    </FieldTable>
  );
}

/** Fields of a response, collapsed, because some have many and most readers look for one. */
export function AnswerFields({ caption, rows }: FieldTableProps) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        {caption}: {rows.length} {rows.length === 1 ? 'field' : 'fields'}
      </summary>
      <FieldTable caption={caption} rows={rows}>
        {({ required }) => !required && 'May be missing. '}
      </FieldTable>
    </details>
  );
}

type MarkedProps = FieldTableProps & { children: (row: FieldRow) => ReactNode };

function FieldTable({ caption, rows, children: mark }: MarkedProps) {
  return (
    <table className="table api-docs-table">
      <caption className="label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Holds</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>{row.type}</td>
            <td>
              {mark(row)}
              <CodeText text={row.text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

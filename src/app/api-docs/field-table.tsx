import type { FieldRow } from './field-rows.server.ts';

/** Fields with what they hold; nothing where there are none. */
export function FieldTable({ caption, rows }: { caption: string; rows: FieldRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="table api-table">
      <caption className="label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Holds</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, required, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>
              {required && <b>Required. </b>}
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

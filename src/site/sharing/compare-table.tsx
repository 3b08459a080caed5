import { useSnapshotWords } from '#src/site/build/index.ts';
import { type ComparedColumn, CompareHead } from './compare-head.tsx';
import { type CompareRow, compareRows } from './compare-rows.ts';

type CompareTableProps = { label: string; columns: readonly ComparedColumn[] };

/** Up to three builds next to each other, drawn at one scale; rows that differ are marked. Styles: `build-compare.css`. */
export function CompareTable({ label, columns }: CompareTableProps) {
  const words = useSnapshotWords();
  const rows = compareRows(
    columns.map(({ frozen }) => frozen),
    words,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="build-compare-table" tabIndex={0} aria-label={label}>
      <table className="table" data-builds={columns.length}>
        <CompareHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} keys={columns.map(({ key }) => key)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, keys }: { row: CompareRow; keys: readonly string[] }) {
  const { s } = useSnapshotWords();
  const { label, values, differs } = row;
  return (
    <tr className={differs ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {differs && <small>{s('compareDiffers')}</small>}
      </th>
      {keys.map((key, at) => (
        <td key={key}>
          <b>{values[at]?.text}</b>
          {values[at]?.minor && <small>{values[at].minor}</small>}
        </td>
      ))}
    </tr>
  );
}

import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { useSnapshotWords } from '#src/site/build/index.ts';

/** What to order: each part with its stock number. */
export function SheetParts({ frozen: { parts } }: { frozen: FrozenBuild }) {
  const { s } = useSnapshotWords();
  if (parts.length === 0) return null;
  return (
    <table className="table print-sheet-parts">
      <thead>
        <tr>
          <th scope="col">{s('sheetPart')}</th>
          <th scope="col">{s('sheetCount')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ sku, brand, name, size, count }) => (
          <tr key={sku}>
            <td>
              {brand} {name}, {size}
              <small>
                {s('sheetSku')} {sku}
              </small>
            </td>
            <td className="figure">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

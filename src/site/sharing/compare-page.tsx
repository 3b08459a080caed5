import { buildPagesUrl, useSnapshotWords } from '#src/site/build/index.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { AddBuild } from './add-build.tsx';
import { CompareHead } from './compare-head.tsx';
import { type CompareRow, compareRows } from './compare-rows.ts';
import type { BuildComparison } from './load-compare.server.ts';
import snapshotPages from './snapshot-pages.css?url';

/** Up to three builds next to each other, drawn at one scale; rows that differ are marked. */
export function CompareBuilds({ comparison }: { comparison: BuildComparison }) {
  const words = useSnapshotWords();
  const { s } = words;
  const { builds } = comparison;
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <div className="page-width build-compare">
        <h1>{s('compareTitle')}</h1>
        {builds.length === 0 ? (
          <p className="empty">{s('compareEmpty')}</p>
        ) : (
          <>
            <p className="muted">{s(builds.length === 1 ? 'compareOne' : 'compareLead')}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
            <section className="build-compare-table" tabIndex={0} aria-label={s('compareTitle')}>
              <table className="table" data-builds={builds.length}>
                <CompareHead builds={builds} />
                <tbody>
                  {compareRows(
                    builds.map(({ frozen }) => frozen),
                    words,
                  ).map((row) => (
                    <Row key={row.label} row={row} keys={builds.map(({ key }) => key)} />
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )}
        <AddBuild comparison={comparison} />
      </div>
    </>
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

import { useSnapshotWords } from '#src/site/build/index.ts';
import { type FrozenNumbers, figureRows } from './frozen-figures.ts';

/** The figures of a shared build, frozen. */
export function FigureList({ frozen }: { frozen: FrozenNumbers }) {
  const words = useSnapshotWords();
  return (
    <dl className="title-block snapshot-figures">
      {figureRows(frozen, words).map(({ name, label, value, delta }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <span data-figure={name}>{value}</span> {delta !== null && <small>{delta}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

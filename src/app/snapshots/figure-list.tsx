import type { BuildNumbers } from '#src/domain/fitment/index.ts';
import { figureRows } from './frozen-figures.ts';
import { useSnapshotWords } from './snapshot-words.ts';

/** The numbers of a shared build, as they were. */
export function FigureList({ figures }: { figures: BuildNumbers }) {
  const words = useSnapshotWords();
  return (
    <dl className="tblock snap-figures">
      {figureRows(figures, words).map(({ name, label, value, delta }) => (
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

import { type ReactNode, useMemo } from 'react';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { drawTruck, useBodies, useSnapshotWords } from '#src/site/build/index.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';

/** A build as a column; `said` is what stands below its drawing: its name, and what can be done with it. */
export type ComparedColumn = { key: string; frozen: FrozenBuild; said: ReactNode };

/** One column per build: the truck, and what is said below it. */
export function CompareHead({ columns }: { columns: readonly ComparedColumn[] }) {
  useBodies(columns.map(({ frozen }) => frozen.vehicleRecord));
  const { s } = useSnapshotWords();
  const drawings = useMemo(() => drawAtOneScale(columns.map(({ frozen }) => frozen)), [columns]);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{s('compareRow')}</span>
        </th>
        {columns.map(({ key, said }, at) => (
          <th key={key} scope="col">
            <TrustedHtml className="build-compare-drawing" html={drawings[at] ?? ''} />
            {said}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** All in a frame for the longest and the tallest, so that they share one scale. */
export function drawAtOneScale(builds: readonly FrozenBuild[]): string[] {
  const longest = Math.max(0, ...builds.map(({ vehicleRecord }) => vehicleRecord.lengthIn));
  const topIn = Math.max(
    0,
    ...builds.map(({ vehicleRecord, drawing }) => topOf(vehicleRecord.heightIn, drawing)),
  );
  return builds.map(({ vehicleRecord, drawing: input }, at) => {
    const padIn = { left: 4, right: 4 + longest - vehicleRecord.lengthIn, top: 2, bottom: 2 };
    const options = { id: `compared-${at}`, theme: 'page', topIn, padIn } as const;
    return drawTruck(vehicleRecord, { input, options }).svg;
  });
}

function topOf(heightIn: number, { liftFrontIn, liftRearIn, tire }: FrozenBuild['drawing']) {
  return heightIn + Math.max(liftFrontIn, liftRearIn) + tire.diameterIn / 8 + 2;
}

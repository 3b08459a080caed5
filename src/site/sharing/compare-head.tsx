import { useMemo } from 'react';
import { Link } from 'react-router';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { dayText, drawTruck, useBodies, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import { compareQuery } from './compare-address.ts';
import { describeParts, nameTruck } from './describe-build.ts';
import type { ComparedBuild } from './load-compare.server.ts';

/** One column per build: the truck, its name, and a button to remove it. */
export function CompareHead({ builds }: { builds: readonly ComparedBuild[] }) {
  useBodies(builds.map(({ frozen }) => frozen.vehicleRecord));
  const { s } = useSnapshotWords();
  const drawings = useMemo(() => drawAtOneScale(builds.map(({ frozen }) => frozen)), [builds]);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{s('compareRow')}</span>
        </th>
        {builds.map((one, at) => (
          <th key={one.key} scope="col">
            <TrustedHtml className="build-compare-drawing" html={drawings[at] ?? ''} />
            <BuildName compared={one} />
            <TakeOut builds={builds} compared={one} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function BuildName({ compared: { key, takenOn, frozen } }: { compared: ComparedBuild }) {
  const words = useSnapshotWords();
  const { s, locale } = words;
  const to = key === 'mine' ? hrefs.build() : hrefs.sharedBuild({ id: key });
  return (
    <>
      <Link className="title-4" to={to}>
        {nameTruck(frozen, locale)}
      </Link>
      <span className="small">{describeParts(frozen, words)}</span>
      <span className="small muted">
        {takenOn === null
          ? `${s('compareMine')}`
          : s('compareOf', { date: dayText(takenOn, locale) })}
      </span>
    </>
  );
}

type TakeOutProps = { builds: readonly ComparedBuild[]; compared: ComparedBuild };

function TakeOut({ builds, compared: { key, frozen } }: TakeOutProps) {
  const words = useSnapshotWords();
  const rest = builds.map((one) => one.key).filter((one) => one !== key);
  return (
    <Link
      className="small build-compare-remove"
      to={hrefs.buildCompare(compareQuery(rest))}
      preventScrollReset
    >
      <Icon name="close" /> {words.s('compareOut')}
      <span className="visually-hidden">
        : {nameTruck(frozen, words.locale)}, {describeParts(frozen, words)}
      </span>
    </Link>
  );
}

/** All in a frame for the longest and the tallest, so that they share one scale. */
function drawAtOneScale(builds: readonly FrozenBuild[]): string[] {
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

import { useMemo } from 'react';
import { voteChoices } from '#src/domain/votes/index.ts';
import { buildPagesUrl, useSnapshotWords } from '#src/site/build/index.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { AddBuild } from './add-build.tsx';
import { CompareEmpty } from './compare-empty.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparedName } from './compared-name.tsx';
import type { BuildComparison } from './load-compare.server.ts';
import snapshotPages from './snapshot-pages.css?url';
import { AskFriends, AskFriendsLink } from './vote/ask-friends.tsx';
import { DeviceVotes } from './vote/remember-vote.tsx';

/** Up to three builds next to each other, drawn at one scale; rows that differ are marked. */
export function CompareBuilds({ comparison }: { comparison: BuildComparison }) {
  const words = useSnapshotWords();
  const { s } = words;
  const { builds } = comparison;
  const isVotable = builds.length >= voteChoices.least;
  // The same columns until the builds change: they are drawn once.
  const columns = useMemo(
    () =>
      builds.map((one) => ({
        key: one.key,
        frozen: one.frozen,
        said: <ComparedName builds={builds} compared={one} />,
      })),
    [builds],
  );
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <div className="page-width build-compare">
        <h1>{s('compareTitle')}</h1>
        {builds.length === 0 ? (
          <CompareEmpty hasBuild={comparison.canAddMine} />
        ) : (
          <>
            <p className="muted">{s(builds.length === 1 ? 'compareOne' : 'compareLead')}</p>
            {isVotable && <AskFriendsLink />}
            <CompareTable label={s('compareTitle')} columns={columns} />
          </>
        )}
        <AddBuild comparison={comparison} />
        {isVotable && <AskFriends keys={builds.map(({ key }) => key)} />}
        <DeviceVotes />
      </div>
    </>
  );
}

import { Link } from 'react-router';
import { dayText, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { compareQuery } from './compare-address.ts';
import { describeParts, nameTruck } from './describe-build.ts';
import type { ComparedBuild } from './load-compare.server.ts';

type ComparedNameProps = { builds: readonly ComparedBuild[]; compared: ComparedBuild };

/** The name of a compared build, which leads to it, and a button to remove it. */
export function ComparedName({ builds, compared }: ComparedNameProps) {
  return (
    <>
      <BuildName compared={compared} />
      <TakeOut builds={builds} compared={compared} />
    </>
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

function TakeOut({ builds, compared: { key, frozen } }: ComparedNameProps) {
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

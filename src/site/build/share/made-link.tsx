import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { RememberSnapshot } from './remember-snapshot.tsx';
import { ShareLink } from './share-link.tsx';
import { useSnapshotWords } from './snapshot-words.ts';
import type { MadeShare } from './use-share.ts';

/** The link that was just made: to copy, to send, to open, and to compare with. */
export function MadeLink({ made: { id, url, madeOn }, name }: { made: MadeShare; name: string }) {
  const { s } = useSnapshotWords();
  return (
    <>
      <ShareLink url={url} title={name} />
      <p className="cluster">
        <Link className="link" to={hrefs.sharedBuild({ id })}>
          {s('open')} <Icon name="arrow" />
        </Link>
        <Link className="link" to={hrefs.buildCompare({ b: `mine,${id}` })}>
          <Icon name="compare" /> {s('compare')}
        </Link>
      </p>
      <RememberSnapshot id={id} name={name} takenOn={madeOn} />
    </>
  );
}

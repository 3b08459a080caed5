import { Link } from 'react-router';
import { ShareLink, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { SnapshotPageData } from './load-snapshot.server.ts';

/** Actions on a shared build: take it over, compare it, print it, share it. */
export function SnapshotActions({ shared }: { shared: SnapshotPageData }) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  const { id, link, since, wallpapers } = shared;
  return (
    <div className="snapshot-actions">
      {since.vehicleGone ? (
        <p>{s('vehicleGone')}</p>
      ) : (
        <form method="post" action={local(hrefs.sharedBuild({ id }))}>
          <button type="submit" className="button button--large">
            {s('makeYours')} <Icon name="arrow" />
          </button>
          <p className="small">{s('makeYoursHelp')}</p>
        </form>
      )}
      <ShareLink url={link} title={shared.meta.title} />
      <ul className="snapshot-links">
        <li>
          <Link className="link" to={hrefs.buildCompare({ b: `mine,${id}` })}>
            <Icon name="compare" /> {s('compare')}
          </Link>
        </li>
        <li>
          <Link className="link" to={hrefs.sharedBuildSheet({ id })}>
            <Icon name="print" /> {s('print')}
          </Link>
        </li>
        <li>
          <a className="link" href={wallpapers.phone} download={`truck-${id}-phone.jpg`}>
            <Icon name="file" /> {s('wallpaper.phone')}
          </a>
        </li>
        <li>
          <a className="link" href={wallpapers.desktop} download={`truck-${id}-desktop.jpg`}>
            <Icon name="file" /> {s('wallpaper.desktop')}
          </a>
        </li>
      </ul>
    </div>
  );
}

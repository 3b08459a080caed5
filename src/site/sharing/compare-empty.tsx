import { Link } from 'react-router';
import { useSnapshotWords } from '#src/site/build/index.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { compareQuery } from './compare-address.ts';

/** What a comparison shows, and where its builds come from. A link to add is asked for below it. */
export function CompareEmpty({ hasBuild }: { hasBuild: boolean }) {
  const { s } = useSnapshotWords();
  return (
    <>
      <p className="lead">{s('compareEmpty')}</p>
      <ul className="build-compare-ways">
        <li>
          <h2 className="title-4">{s('compareOwn')}</h2>
          <p>{s(hasBuild ? 'compareOwnReady' : 'compareOwnText')}</p>
          {hasBuild ? (
            <Link className="button" to={hrefs.buildCompare(compareQuery(['mine']))}>
              {s('compareAddMine')}
            </Link>
          ) : (
            <StartBuildLink className="button" />
          )}
        </li>
        <li>
          <h2 className="title-4">{s('compareGallery')}</h2>
          <p>{s('compareGalleryText')}</p>
          <Link className="button button--outline" to={hrefs.gallery()}>
            {s('compareGalleryGo')}
          </Link>
        </li>
        <li>
          <h2 className="title-4">{s('compareFriend')}</h2>
          <p>{s('compareFriendText')}</p>
        </li>
      </ul>
    </>
  );
}

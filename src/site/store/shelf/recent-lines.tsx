import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ContentImage } from '#src/site/kit/content-image.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { listRecentLines, type RecentLine } from './recent-lines-store.ts';

/** Product lines that were viewed on this device; nothing before the first one, or without script. */
export function RecentLines({ without }: { without?: string }) {
  const t = useStrings(storeStrings);
  const [seen, setSeen] = useState<RecentLine[]>([]);
  useEffect(() => setSeen(listRecentLines(without)), [without]);
  if (seen.length === 0) return null;
  return (
    <section className="section shelf-seen" aria-labelledby="seen-title">
      <div className="page-width">
        <h2 className="title-3" id="seen-title">
          {t('seen')}
        </h2>
        <ul>
          {seen.map(({ kind, lineId, brand, name, picture }) => (
            <li key={lineId}>
              <Link to={hrefs.storeProduct({ kind, slug: lineId })}>
                {picture && <ContentImage src={picture} alt="" width="96" height="96" />}
                <span>
                  <small className="muted">{brand}</small>
                  <b>{name}</b>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

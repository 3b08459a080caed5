import { Link } from 'react-router';
import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { ItemHeading } from '../item-level.tsx';
import type { StoreGridBlok } from './schema.ts';
import type { StoreLine } from './store-line.ts';

type StoreCellProps = { line: StoreLine; category: StoreGridBlok['category'] };

/** One product line. Wheels have a page of their own; the others are chosen in a build. */
export function StoreCell({ line, category }: StoreCellProps) {
  const t = useStrings(storeStrings);
  if (category === 'wheels') {
    return (
      <li className="pcell">
        <Link className="pc" to={hrefs.storeWheel({ slug: line.lineId })}>
          <CellContent line={line} />
        </Link>
      </li>
    );
  }
  return (
    <li className="pcell">
      <div className="pc">
        <CellContent line={line} />
        <Link className="link" to={hrefs.build()}>
          {t('useInBuild')} <Icon name="arrow" />
          <span className="vh">: {line.name}</span>
        </Link>
      </div>
    </li>
  );
}

function CellContent({ line }: { line: StoreLine }) {
  return (
    <>
      <CellPicture picture={line.picture} />
      <div className="pc-t">
        <span className="small muted">{line.brand.label}</span>
        <ItemHeading>{line.name}</ItemHeading>
        <span className="small muted">{[line.type.label, ...line.facts].join(', ')}</span>
      </div>
      <div className="pc-b">
        <span className="fig">{line.price}</span>
        <span className="small muted">{line.priceNote}</span>
      </div>
    </>
  );
}

/** The words beside it say what it shows, but not which truck a kit is drawn on. */
function CellPicture({ picture }: Pick<StoreLine, 'picture'>) {
  if (picture === null) return <div className="pc-i" />;
  if ('url' in picture) {
    return (
      <div className="pc-i">
        <img src={picture.url} alt="" width="320" height="320" loading="lazy" />
      </div>
    );
  }
  return (
    <div className="pc-i is-truck">
      <SideDrawing drawing={picture.drawing} alt="" />
      <span className="small muted">{picture.caption}</span>
    </div>
  );
}

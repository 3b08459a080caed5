import { Link } from 'react-router';
import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';
import { ItemHeading } from '../item-level.tsx';
import type { StoreLine } from './store-line.ts';

/** A product line in its cell: its drawing, its figures and its price lead to its page. */
export function LineLink({ line, to }: { line: StoreLine; to: string }) {
  return (
    <Link className="pc" to={to}>
      <CellPicture picture={line.picture} />
      <div className="pc-t">
        <span className="small muted">{line.brand}</span>
        <ItemHeading>{line.name}</ItemHeading>
        <span className="small muted">{[line.type, ...line.facts].join(', ')}</span>
      </div>
      <div className="pc-b">
        <span className="fig">{line.price}</span>
        <span className="small muted">{line.priceNote}</span>
      </div>
    </Link>
  );
}

/** The words beside it say what it shows, but not which truck a kit is drawn on. */
export function CellPicture({ picture }: Pick<StoreLine, 'picture'>) {
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

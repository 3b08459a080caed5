import { Link } from 'react-router';
import { ContentImage } from '#src/site/kit/content-image.tsx';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { ItemHeading } from '#src/site/stories/item-level.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { StoreLine } from './store-line.ts';

/** A product line in its cell: drawing, figures and price link to its page. */
export function LineLink({ line, to }: { line: StoreLine; to: string }) {
  return (
    <Link className="shelf-card" to={to}>
      <CellPicture line={line} />
      <div className="shelf-card-text">
        <span className="small muted" translate="no">
          {line.brand}
        </span>
        <ItemHeading isName>{line.name}</ItemHeading>
        <span className="small muted">{[line.type, ...line.facts].join(', ')}</span>
      </div>
      <div className="shelf-card-price">
        <span className="figure">{line.price}</span>
        <span className="small muted">{line.priceNote}</span>
      </div>
    </Link>
  );
}

type CellPictureProps = { line: Pick<StoreLine, 'picture' | 'brand' | 'name'> };

/** The truck that a kit is drawn on is named below it, because the cell's text does not. */
export function CellPicture({ line: { picture, brand, name } }: CellPictureProps) {
  const t = useStrings(storeStrings);
  const line = `${brand} ${name}`;
  if (picture === null) return <div className="shelf-card-picture" />;
  if ('url' in picture) {
    return (
      <div className="shelf-card-picture">
        <ContentImage src={picture.url} alt={t('cellAlt', { line })} width="320" height="320" />
      </div>
    );
  }
  return (
    <div className="shelf-card-picture is-truck">
      <SideDrawing drawing={picture.drawing} alt={t('cellAltTruck', { line })} />
      <span className="small muted">{picture.caption}</span>
    </div>
  );
}

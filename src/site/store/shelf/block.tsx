import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { BareShelf } from './bare-shelf.tsx';
import { CompareTray } from './compare-tray.tsx';
import type { StoreGridData } from './load.server.ts';
import { RecentLines } from './recent-lines.tsx';
import { RefusedLines } from './refused-lines.tsx';
import type { StoreGridBlok } from './schema.ts';
import { ShelfEmpty } from './shelf-empty.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { ShelfPages } from './shelf-pages.tsx';
import { StoreCell } from './store-cell.tsx';
import { StoreResults } from './store-results.tsx';
import { TruckBar } from './truck-bar.tsx';

/** A shelf of the catalog: its lines as cells, and its filters. */
export function StoreGrid({ blok, data, previous }: BlokProps<StoreGridBlok, StoreGridData>) {
  const { category } = blok;
  const shelf = { category, data };
  if (data.bare) {
    return (
      <div className="page-width shelf-bare" id="my-truck">
        <BareShelf {...data.bare} />
      </div>
    );
  }
  return (
    <ItemLevels under={previous}>
      <TruckBar {...shelf} />
      <div className="page-width shelf-page">
        <ShelfFilters {...shelf} />
        <div>
          <StoreResults {...shelf} />
          {data.lines.length === 0 ? (
            <ShelfEmpty {...shelf} />
          ) : (
            <ul className="shelf-grid">
              {data.lines.map((line) => (
                <StoreCell key={line.lineId} line={line} {...shelf} />
              ))}
            </ul>
          )}
          <ShelfPages {...shelf} />
          <RefusedLines {...shelf} />
        </div>
      </div>
      <CompareTray {...shelf} />
      <RecentLines />
    </ItemLevels>
  );
}

import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import { StoreCell } from './store-cell.tsx';

/** Lines that do not fit the truck, on request: grayed out, each with the reason. */
export function RefusedLines({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const { refused, address, truck } = data;
  if (!truck || refused.count === 0) return null;
  const { showsRefused } = address;
  return (
    <section className="shelf-refused" aria-labelledby="refused-title">
      <ShelfLink
        category={category}
        to={{ ...address, showsRefused: !showsRefused }}
        className="button button--outline"
      >
        {showsRefused ? t('refused.hide') : t('refused.show', { count: refused.count })}
      </ShelfLink>
      <h2 className={showsRefused ? 'title-3' : 'visually-hidden'} id="refused-title">
        {t('refused.title', { truck: truck.name })}
      </h2>
      {refused.lines.length > 0 && (
        <ItemLevels under>
          <ul className="shelf-grid">
            {refused.lines.map((line) => (
              <StoreCell
                key={line.lineId}
                line={line}
                category={category}
                data={data}
                why={line.why}
              />
            ))}
          </ul>
        </ItemLevels>
      )}
    </section>
  );
}

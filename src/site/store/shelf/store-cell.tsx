import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { LineLink } from './line-link.tsx';
import { mostCompared } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import type { StoreLine } from './store-line.ts';
import { truckQuery } from './truck-query.ts';

type StoreCellProps = ShelfProps & {
  line: StoreLine;
  /** Why none of it fits the truck, in which case it is grayed out. */
  why?: string;
};

/** One product line: a link to its page, how much of it fits, and the checkbox for the comparison. */
export function StoreCell({ line, why, category, data }: StoreCellProps) {
  const { truck } = data;
  const to = hrefs.storeProduct(
    { kind: category, slug: line.lineId },
    truck ? truckQuery(truck.wish) : {},
  );
  return (
    <li className={why === undefined ? 'shelf-cell' : 'shelf-cell is-refused'}>
      <LineLink line={line} to={to} />
      <div className="shelf-card-fit">
        {line.fit && <Verdict tone={line.fit.tone}>{line.fit.text}</Verdict>}
        {line.fit?.unknown && <p className="small muted">{line.fit.unknown}</p>}
        {why !== undefined && <p className="small">{why}</p>}
        <CompareLink line={line} category={category} data={data} />
      </div>
    </li>
  );
}

function CompareLink({ line, category, data: { address } }: ShelfProps & { line: StoreLine }) {
  const t = useStrings(storeStrings);
  const { compared } = address;
  const isIn = compared.includes(line.lineId);
  if (!isIn && compared.length >= mostCompared) return null;
  const next = isIn ? compared.filter((id) => id !== line.lineId) : [...compared, line.lineId];
  return (
    <ShelfLink
      category={category}
      to={{ ...address, compared: next }}
      className="shelf-card-compare"
      label={t('compare.add', { name: line.name })}
      isCurrent={isIn}
    >
      <Icon name="compare" /> {t('compare')}
    </ShelfLink>
  );
}

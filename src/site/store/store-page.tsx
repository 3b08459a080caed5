import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ShelfCard, StorePage as Store } from './load-store.server.ts';
import { BareShelf } from './shelf/bare-shelf.tsx';
import { CellPicture } from './shelf/line-link.tsx';
import { useRemembered } from './shelf/remembered-truck.ts';
import { truckQuery } from './shelf/truck-query.ts';
import storePages from './store-pages.css?url';
import storeStrings from './words.json' with { type: 'json' };

/** The front of the store: links to each shelf, and a truck if one is known. */
export function StorePage({ store }: { store: Store }) {
  const t = useStrings(storeStrings);
  const query = store.truck ? truckQuery(store.truck.wish) : {};
  if (store.bare) return <BareStore call={store.bare} />;
  return (
    <>
      <PartStyles href={storePages} />
      <header className="page-width store-head">
        <h1>{t('home.title')}</h1>
        <p className="lead">
          {store.truck ? t('home.onTruck', { truck: store.truck.name }) : t('home.lead')}
        </p>
        <TruckLinks store={store} />
      </header>
      <ul className="page-width store-shelves">
        {store.shelves.map((shelf) => (
          <Shelf key={shelf.category} shelf={shelf} query={query} />
        ))}
      </ul>
    </>
  );
}

function BareStore({ call }: { call: NonNullable<Store['bare']> }) {
  const t = useStrings(storeStrings);
  return (
    <>
      <PartStyles href={storePages} />
      <header className="page-width store-head">
        <h1>{t('home.title')}</h1>
      </header>
      <div className="page-width shelf-bare">
        <BareShelf {...call} isAll />
      </div>
    </>
  );
}

function Shelf({ shelf, query }: { shelf: ShelfCard; query: Record<string, string> }) {
  const t = useStrings(storeStrings);
  const { category, note, shown, brands } = shelf;
  return (
    <li className="store-shelf">
      <Link className="shelf-card" to={hrefs.store({ kind: category }, query)}>
        {shown && <CellPicture line={shown} />}
        <div className="shelf-card-text">
          <h2 className="title-3">
            {t(category)} <Icon name="arrow" />
          </h2>
          <span className="small muted">{note}</span>
        </div>
      </Link>
      <ul
        className="store-shelf-brands"
        translate="no"
        aria-label={t('home.brands', { shelf: t(category) })}
      >
        {brands.map(({ value, label }) => (
          <li key={value}>
            <Link className="link" to={hrefs.store({ kind: category }, { ...query, brand: value })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Choose a truck, take the one of an earlier visit, or show everything again. */
function TruckLinks({ store: { truck } }: { store: Store }) {
  const t = useStrings(storeStrings);
  const remembered = useRemembered(truck);
  if (truck) {
    return (
      <Link className="link" to={hrefs.storeHome()}>
        {t('truck.off', { truck: truck.name })}
      </Link>
    );
  }
  return (
    <p className="cluster">
      {remembered ? (
        <Link className="link" to={hrefs.storeHome(truckQuery(remembered.wish))}>
          {t('fitsMine', { vehicle: remembered.name })}
        </Link>
      ) : (
        <Link className="link" to={`${hrefs.store({ kind: 'wheels' }, { pick: '1' })}#my-truck`}>
          {t('fitsMine.none')}
        </Link>
      )}
    </p>
  );
}

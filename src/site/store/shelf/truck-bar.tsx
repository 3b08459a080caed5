import type { SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { FitSettings } from './fit-settings.tsx';
import { useRemembered } from './remembered-truck.ts';
import { toQuery } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { TruckForm } from './truck-form.tsx';
import { type TruckQuery, truckQuery } from './truck-query.ts';

/** "Fits my truck": which truck, its setup, and a button to change it. */
export function TruckBar(shelf: ShelfProps) {
  const t = useStrings(storeStrings);
  const { truck, picker } = shelf.data;
  if (!picker) return null;
  return (
    <section className="shelf-truck" id="my-truck" aria-label={t('truck.title')}>
      <div className="page-width">
        {truck ? <ChosenTruck {...shelf} truck={truck} /> : <NoTruck {...shelf} />}
      </div>
    </section>
  );
}

/** Cached pages have the same boxes for everybody: this device's truck is filled in where there is none. */
function NoTruck(shelf: ShelfProps) {
  const t = useStrings(storeStrings);
  const navigate = useNavigate();
  const mine = useRemembered(null);
  const { category, data } = shelf;
  const isChoosing = data.picker?.isChoosing ?? false;
  const chooser = mine ? chooserOf(shelf, mine.wish) : null;
  // The selects are loaded with this device's truck.
  const openLists = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || isChoosing || chooser === null) return;
    void navigate(chooser, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="shelf-truck-none">
      <details className="shelf-truck-pick" open={isChoosing} onToggle={openLists}>
        <summary>
          <b>{t('truck.title')}</b>
          <span className="muted small">{mine?.name ?? t('fitsMine.none')}</span>
          <Icon name="chevron-down" />
        </summary>
        <TruckForm {...shelf} />
      </details>
      {!isChoosing &&
        (mine ? (
          <ShelfLink
            category={category}
            to={{ ...data.address, page: 1, truck: mine.wish }}
            className="button button--outline"
            label={t('fitsMine', { vehicle: mine.name })}
          >
            {t('truck.show')}
          </ShelfLink>
        ) : (
          <Link
            to={hrefs.store({ kind: category }, { ...toQuery(data.address), pick: '1' })}
            className="button button--outline"
            rel="nofollow"
            preventScrollReset
          >
            {t('truck.choose')}
          </Link>
        ))}
    </div>
  );
}

function chooserOf({ category, data }: ShelfProps, wish: TruckQuery): string {
  const shelf = toQuery({ ...data.address, truck: null, page: 1 });
  return hrefs.store({ kind: category }, { ...shelf, ...truckQuery(wish), pick: '1' });
}

function ChosenTruck({ truck, ...shelf }: ShelfProps & { truck: ShelfTruck }) {
  const t = useStrings(storeStrings);
  const { category, data } = shelf;
  useRemembered(truck);
  return (
    <div className="shelf-truck-line">
      <ShelfLink
        category={category}
        to={{ ...data.address, truck: null, page: 1 }}
        className="shelf-truck-switch"
      >
        <i aria-hidden="true" />
        <span>
          {t('truck.title')}
          <span className="visually-hidden">, {t('truck.off', { truck: truck.name })}</span>
        </span>
      </ShelfLink>
      <TruckPicture truck={truck} />
      <p className="shelf-truck-name">
        <b>{truck.name}</b>
        <span className="small muted">{truck.fact}</span>
        <ChangeTruck {...shelf} truck={truck} />
      </p>
      <FitSettings {...shelf} truck={truck} />
    </div>
  );
}

/** Back to the selects, with this truck. */
function ChangeTruck({ truck, ...shelf }: ShelfProps & { truck: ShelfTruck }) {
  const t = useStrings(storeStrings);
  return (
    <Link className="small" to={chooserOf(shelf, truck.wish)} rel="nofollow" preventScrollReset>
      {t('truck.change')}
    </Link>
  );
}

const pictureSize = { width: 240, height: 108 };

function TruckPicture({ truck: { wish, liftIn, name } }: { truck: ShelfTruck }) {
  const t = useStrings(storeStrings);
  const drawing = {
    vehicle: wish.vehicleId,
    lift: liftIn?.front,
    liftRear: liftIn?.rear,
    tire: wish.tire === null ? undefined : Number.parseFloat(wish.tire),
    ground: false,
    ghost: false,
  };
  const alt = t('truck.drawnAlt', { truck: name });
  return (
    <SideDrawing
      className="shelf-truck-picture"
      drawing={drawing}
      alt={alt}
      size={pictureSize}
      priority
    />
  );
}

import { Link } from 'react-router';
import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { FitSettings } from './fit-settings.tsx';
import { RememberedTruck } from './remembered-truck.tsx';
import { toQuery } from './shelf-address.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { TruckForm } from './truck-form.tsx';
import { truckQuery } from './truck-wish.ts';

/** "Fits my truck": which truck, how it stands, and the way to another. */
export function TruckBar(shelf: ShelfProps) {
  const t = useStrings(storeStrings);
  const { truck, picker } = shelf.data;
  if (!picker) return null;
  return (
    <section className="truckbar" id="my-truck" aria-label={t('truck.title')}>
      <div className="wrap">
        {truck ? <ChosenTruck {...shelf} truck={truck} /> : <NoTruck {...shelf} />}
      </div>
    </section>
  );
}

function NoTruck(shelf: ShelfProps) {
  const t = useStrings(storeStrings);
  return (
    <div className="truckbar-none">
      <details className="truckpick" open={shelf.data.picker?.isChoosing}>
        <summary>
          <b>{t('truck.title')}</b>
          <span className="muted small">{t('fitsMine.none')}</span>
          <Icon name="chevron-down" />
        </summary>
        <TruckForm {...shelf} />
      </details>
      <RememberedTruck {...shelf} />
    </div>
  );
}

function ChosenTruck({ truck, ...shelf }: ShelfProps & { truck: ShelfTruck }) {
  const t = useStrings(storeStrings);
  const { category, data } = shelf;
  return (
    <>
      <div className="truckbar-top">
        <ShelfLink
          category={category}
          to={{ ...data.address, truck: null, page: 1 }}
          className="switch-on"
        >
          <i aria-hidden="true" />
          <span>
            {t('truck.title')}
            <span className="vh">, {t('truck.off', { truck: truck.name })}</span>
          </span>
        </ShelfLink>
        <TruckPicture truck={truck} />
        <p className="truckbar-name">
          <b>{truck.name}</b>
          <span className="small muted">{truck.fact}</span>
          <ChangeTruck {...shelf} truck={truck} />
        </p>
        <FitSettings {...shelf} truck={truck} />
      </div>
      <RememberedTruck {...shelf} />
    </>
  );
}

/** The way back into the lists, as they stand for this truck. */
function ChangeTruck({ truck, category, data }: ShelfProps & { truck: ShelfTruck }) {
  const t = useStrings(storeStrings);
  const shelf = toQuery({ ...data.address, truck: null, page: 1 });
  const query = { ...shelf, ...truckQuery(truck.wish), pick: '1' };
  return (
    <Link
      className="small"
      to={hrefs.store({ kind: category }, query)}
      rel="nofollow"
      preventScrollReset
    >
      {t('truck.change')}
    </Link>
  );
}

const pictureSize = { width: 240, height: 108 };

function TruckPicture({ truck: { wish, liftIn } }: { truck: ShelfTruck }) {
  const drawing = {
    vehicle: wish.vehicleId,
    lift: liftIn?.front,
    liftRear: liftIn?.rear,
    tire: wish.tire === null ? undefined : Number.parseFloat(wish.tire),
    ground: false,
    ghost: false,
  };
  return (
    <SideDrawing className="truckbar-pic" drawing={drawing} alt="" size={pictureSize} priority />
  );
}

import { Link } from 'react-router';
import { plainModel, useMyTruck } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { mineQuery } from './mine-query.ts';

type MyTruckLinkProps = { place: { make: string; slug: string }; className: string };

/** "On my F-150: what changes"; nothing until a truck is known on this device. */
export function MyTruckLink({ place, className }: MyTruckLinkProps) {
  const t = useStrings(galleryStrings);
  const mine = useMyTruck();
  if (!mine) return null;
  return (
    <Link className={className} to={hrefs.galleryMine(place, mineQuery(mine))}>
      {t('mine.on', { truck: plainModel(mine.model) })} <Icon name="arrow" />
    </Link>
  );
}

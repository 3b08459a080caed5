import { renderScene } from '../scenes/index.ts';
import { composed, vehicleFor } from './build-pictures.ts';
import type { Picture } from './picture.ts';
import type { ShopRecords } from './shop-records.ts';

/**
 * Pictures of the back office. They are part of the program, not of the shop's content, so an empty shop has them
 * too.
 */
export function officePictures(records: ShopRecords): Picture[] {
  const build = records.builds.find(({ slug }) => slug === '2023-bronco-stock-height');
  if (!build) throw new Error('The sign-in page shows a Bronco that the records no longer have');
  const size = { width: 1040, height: 1120 };
  const scene = composed(
    { timeOfDay: 'dusk', place: 'superstitions' },
    { seed: 4, camera: { truck: 0.62, x: 0.52, ground: 0.86 } },
  );
  return [
    {
      key: 'sign-in',
      kind: 'backdrop',
      ...size,
      alt: { en: 'A Bronco at dusk', es: 'Una Bronco al anochecer' },
      maxBytes: 400_000,
      svg: renderScene({ ...scene, ...size, vehicle: vehicleFor(records, build, 'office') }),
    },
  ];
}

import { backdrop } from './backdrop.ts';
import { camp } from './camp.ts';
import { downtown } from './downtown.ts';
import { dune } from './dune.ts';
import { interior } from './interior.ts';
import { lake } from './lake.ts';
import { pinerim } from './pinerim.ts';
import type { Place } from './place.ts';
import { ranch } from './ranch.ts';
import { redrock } from './redrock.ts';
import { saguaro } from './saguaro.ts';
import { shopfront } from './shopfront.ts';
import { slickrock } from './slickrock.ts';
import { street } from './street.ts';
import { superstition } from './superstition.ts';

export const PLACES = {
  superstition,
  saguaro,
  redrock,
  dune,
  slickrock,
  pinerim,
  lake,
  ranch,
  street,
  downtown,
  shopfront,
  interior,
  camp,
  backdrop,
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]; // keys of the table above

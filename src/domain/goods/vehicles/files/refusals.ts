import { declareReasons } from '../../../refusal.ts';

/** Why a file of vehicles, or a row of it, is not taken over. */
export const why = declareReasons({
  'vehicle-file.too-many': ['most'],
  'vehicle-file.other-columns': [],
  'vehicle-file.twice': ['id', 'line'],
  'vehicle-file.id-form': ['id'],
  'vehicle-file.slug-stays': ['slug'],
  'vehicle-file.nothing': [],
  'vehicle-file.has-refused': [],
  'vehicle-file.shop-changed': ['vehicle'],
  'vehicle-file.other-loss': [],
  'vehicle-file.stops-fitting': ['count'],
});

export { setSiteOpen } from './open-site.server.ts';
export {
  getIndexNowKey,
  getShopName,
  getShopSettings,
  isSecondFactorRequired,
  isSiteOpen,
} from './queries.server.ts';
export {
  changeShopSettings,
  type ShopChange,
  saveShopSettings,
} from './save-shop-settings.server.ts';
export { shopDay, shopToday } from './shop-day.server.ts';
export {
  announceLanguages,
  createKnownLanguages,
  type KnownLanguages,
} from './site-languages.server.ts';

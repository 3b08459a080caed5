export { getShopSettings } from './queries.server.ts';
export { saveShopSettings } from './save-shop-settings.server.ts';

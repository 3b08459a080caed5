export { Hours } from './location/hours.tsx';
export { ShopAddress } from './shop-address.tsx';
export { default as contactStrings } from './words.json' with { type: 'json' };

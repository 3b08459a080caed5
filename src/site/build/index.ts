export { type BrandKind, brandKind } from './brands/schema.ts';
export { default as buildPagesUrl } from './build-pages.css?url';
export { type BuildString, useBuildWords } from './build-words.ts';
export { default as buildCatalogStrings } from './catalog-words.json' with { type: 'json' };
export { choosePart } from './choices/choose-part.ts';
export { forgetDetails } from './details/saved-details.ts';
export {
  figureText,
  formatNumber,
  inchesText,
  kitHeight,
  signed,
  unitWord,
} from './figure-text.ts';
export { innerChangeText } from './inner-change-text.ts';
export { leadCode } from './lead-code.ts';
export type { NumberString } from './numbers/number-words.ts';
export { default as numbersStrings } from './numbers/words.json' with { type: 'json' };
export { LateStartBuildOverlay } from './overlay/late-overlay.tsx';
export { ownFields, ownText, readOwnText } from './own-truck/own-fields.ts';
export { MonthlyExample } from './price/monthly-example.tsx';
export type { PriceBasis } from './price/price-basis.ts';
export { PriceSheet } from './price/price-sheet.tsx';
export { lineWords } from './price/price-words.ts';
export { ShopTime } from './price/shop-time.tsx';
export { createBuildApi } from './saving/api-client.ts';
export { sendChange } from './saving/build-saver.ts';
export type { QueuedChange } from './saving/draft-store.ts';
export { RememberSnapshot } from './share/remember-snapshot.tsx';
export { ShareButtons } from './share/share-buttons.tsx';
export { ShareLink } from './share/share-link.tsx';
export {
  dayText,
  type SnapshotWords,
  snapshotWords,
  useSnapshotWords,
} from './share/snapshot-words.ts';
export { drawnBuild, drawTruck } from './stage/draw-truck.ts';
export { SentTruck } from './stage/sent-truck.tsx';
export { useBodies } from './stage/use-bodies.ts';
export { StockSlider } from './stock-wipe/stock-slider.tsx';
export { useStockWipe } from './stock-wipe/use-stock-wipe.ts';
export { WipedTruck } from './stock-wipe/wiped-truck.tsx';
export {
  deviceGarage,
  type MyTruck,
  plainModel,
  useGarageNames,
  useMyTruck,
} from './vehicles/garage-store.ts';
export {
  narrowVehicle,
  readPick,
  type VehiclePick,
  type VehicleSelection,
} from './vehicles/narrow-vehicle.ts';
export { default as vehiclesStrings } from './vehicles/words.json' with { type: 'json' };
export { reasonSentence, verdictLooks, verdictSentence } from './verdict/verdict-text.ts';
export { default as verdictStrings } from './verdict/words.json' with { type: 'json' };
export { default as buildStrings } from './words.json' with { type: 'json' };

export { type AssetUpload, importAsset } from './import-asset.server.ts';
export type { FileStore } from './ports.ts';
export { getAssetByKey, listAssets } from './queries.server.ts';
export { renderImage } from './render-image.server.ts';

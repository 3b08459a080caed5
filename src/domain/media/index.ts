export { type AssetField, assetField } from './asset-field.ts';
export {
  type AssetFormat,
  type AssetKind,
  assetKinds,
  formatFacts,
  formatOfFile,
  isRaster,
  kindOf,
  maxAssetBytes,
} from './asset-format.ts';
export { assetUrl, originalKey } from './asset-url.ts';
export {
  type Focus,
  focusPoint,
  type ImageRequest,
  imageWidths,
  parseImageRequest,
} from './image-request.ts';
export {
  chooseStandIn,
  chooseVariant,
  type ImageVariant,
  isOfPages,
  variantName,
} from './image-variant.ts';
export type {
  AnnounceUploadInput,
  AssetFolder,
  AssetListInput,
  LibraryAsset,
  SaveAssetInput,
  UploadAssetInput,
} from './library-schemas.ts';
export {
  type OptimizerRequest,
  readIpxPath,
  readVercelQuery,
} from './optimizer-request.ts';
export {
  type Asset,
  type AssetFile,
  assetSchema,
  type ImageFormat,
  isImageFormat,
} from './schemas.ts';

export { type AssetField, assetField } from './asset-field.ts';
export { assetUrl, originalKey } from './asset-url.ts';
export { type ImageRequest, imageWidths, parseImageRequest } from './image-request.ts';
export { chooseVariant, type ImageVariant, variantName } from './image-variant.ts';
export { type Asset, assetSchema, type ImageFormat, isImageFormat } from './schemas.ts';

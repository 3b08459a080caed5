export { type AnnouncedUpload, announceUpload } from './announce-upload.server.ts';
export {
  createAssetFolder,
  deleteAssetFolder,
  listAssetFolders,
  saveAssetFolder,
} from './asset-folders.server.ts';
export { binAsset, restoreAsset } from './bin-asset.server.ts';
export { type CleanPhoto, cleanPhoto } from './clean-photo.server.ts';
export { findFocus } from './find-focus.server.ts';
export { finishUpload } from './finish-upload.server.ts';
export { type AssetUpload, importAsset } from './import-asset.server.ts';
export { type AssetPage, listAssets } from './list-assets.server.ts';
export { readLogoFile } from './logo-file.server.ts';
export type { ByteRange, FileStore } from './ports.ts';
export { opensPrivateAsset, signPrivateAsset } from './private-address.server.ts';
export { getAssetByKey, getAssets, getAssetsAt } from './queries.server.ts';
export { rasterizeDrawing, rasterizeForScreen } from './rasterize-drawing.server.ts';
export { readAsset } from './read-asset.server.ts';
export { readImage } from './read-image.server.ts';
export { receiveUpload, requireTicket, type UploadTicket } from './receive-upload.server.ts';
export { renderImage } from './render-image.server.ts';
export { sanitizeSvg } from './sanitize-svg.server.ts';
export { saveAsset } from './save-asset.server.ts';
export { sniffFormat } from './sniff-format.server.ts';
export { takeFile } from './take-file.server.ts';
export { takeRemotePicture } from './take-remote-picture.server.ts';
export { type UploadedAsset, uploadAsset } from './upload-asset.server.ts';

export { type AssetAccept, acceptedFiles } from './accepted-files.ts';
export { type AssetItem, fieldOf, variantOf } from './asset-item.ts';
export { AssetPicker } from './asset-picker.tsx';
export { LibraryDialog } from './library-dialog.tsx';
export { MayUseLibraryContext, useMayUseLibrary } from './may-use-library.ts';
export { askLibrary } from './media-client.ts';

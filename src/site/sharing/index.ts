export { type CardLook, cardLook } from './card/card-look.ts';
export { drawShareCard } from './card/draw-card.ts';
export { drawPageCard } from './card/draw-page-card.ts';
export { drawWallpaper } from './card/draw-wallpaper.ts';
export { outlineText } from './card/outline-text.ts';
export { CompareTable } from './compare-table.tsx';
export { describeParts, nameTruck } from './describe-build.ts';
export { default as snapshotPagesUrl } from './snapshot-pages.css?url';

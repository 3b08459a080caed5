export { drawShareCard } from './card/draw-card.ts';
export { drawPageCard } from './card/draw-page-card.ts';

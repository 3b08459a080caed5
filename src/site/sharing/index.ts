export { cardLook } from './card/card-look.ts';
export { drawShareCard } from './card/draw-card.ts';
export { drawPageCard } from './card/draw-page-card.ts';
export { outlineText } from './card/outline-text.ts';

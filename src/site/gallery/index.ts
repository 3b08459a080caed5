export { type BuildCard, buildCard } from './grid/build-card.ts';
export { BuildShot } from './grid/build-shot.tsx';
export { default as galleryStrings } from './words.json' with { type: 'json' };

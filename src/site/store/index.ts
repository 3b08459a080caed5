export type { WheelSection } from './offset-drawing/load.server.ts';
export { SectionDrawing } from './offset-drawing/section-drawing.tsx';
export { sectionFrame } from './offset-drawing/section-frame.ts';
export { mountableTire } from './shelf/wheel-picture.ts';

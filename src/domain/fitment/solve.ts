// The solver has its own entry point, so that pages which only judge a build do not load it in the browser.

export { type Solution, type SolveRequest, solve } from './solve-largest.ts';
export type { PartsCatalog } from './solve-options.ts';
export { type Change, type Suggestion, suggestFixes } from './suggest-fixes.ts';
export { tireShape } from './tire-shape.ts';

// The solver's own door: the pages that only judge a build do not carry it to the browser.

export { type Solution, type SolveRequest, solve } from './solve-largest.ts';
export type { PartsCatalog } from './solve-options.ts';
export { type Change, type Suggestion, suggestFixes } from './suggest-fixes.ts';

export { facetValues, type Part, type PartOf } from './facets.ts';
export { type FitQuestion, toFitQuestion } from './fit-question.ts';
export { judgePart } from './judge-part.ts';
export {
  type Facet,
  type FacetName,
  type FacetValue,
  facetNames,
  type ShelfCategory,
  type ShelfFit,
  type ShelfLine,
  type ShelfPage,
  type ShelfRequest,
  type ShelfSort,
  shelfCategories,
  shelfSorts,
  type VerdictCounts,
} from './shelf.ts';

/** Facts of a line that each of its sizes repeats. */
export const factsOfLine = {
  wheel: ['brand', 'name', 'construction'],
  tire: ['brand', 'name', 'type'],
} as const;

/** Facts that a size has from its line unless the maker gives it its own: a wider tire may have deeper tread. */
export const usualFacts = {
  wheel: [],
  tire: ['speed', 'treadDepth32', 'threePeak', 'mileageWarranty'],
} as const;

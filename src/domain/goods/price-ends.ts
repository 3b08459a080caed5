/** Ends of a price: to the cent, to whole dollars, or to 99 cents. */
export const priceEnds = ['cent', 'dollar', '99'] as const;

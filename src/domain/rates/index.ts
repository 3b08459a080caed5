export { planningFigures } from './planning-figures.ts';
export { currentOf, type RateStanding, standingOf } from './rate-standing.ts';
export {
  type JobHours,
  type RateFigures,
  type RateSet,
  type Rates,
  rateFiguresSchema,
} from './schemas.ts';

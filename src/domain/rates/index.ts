export { planningFigures } from './planning-figures.ts';
export { currentOf, type RateStatus, rateStatus } from './rate-status.ts';
export {
  type JobHours,
  type RateFigures,
  type RateSet,
  type Rates,
  rateFiguresSchema,
} from './schemas.ts';
export { storedRates } from './stored-rates.ts';
export {
  arizona,
  missingTaxFacts,
  type OwnTaxRules,
  type TaxFact,
  type TaxRules,
  taxables,
  unknownRegion,
} from './tax-rules.ts';

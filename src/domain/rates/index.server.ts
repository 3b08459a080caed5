export { listPlannedRates, movePlannedRates } from './planned-rates.server.ts';
export { getRateSet, hasOwnRates, isStarterSet, listRateSets, ratesAt } from './queries.server.ts';
export { readQuotedRates } from './quoted-rates.server.ts';
export { removeRateSet } from './remove-rate-set.server.ts';
export { checkRateSet, type RateSetInput, saveRateSet } from './save-rate-set.server.ts';

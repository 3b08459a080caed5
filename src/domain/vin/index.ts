export type { Cab, Drive } from './cab-and-drive.ts';
export { checkVin, type VinProblem } from './check-vin.ts';
export { looksLikeVin, type VinLook } from './looks-like-vin.ts';
export { readTypedVin, tidyVin } from './read-typed-vin.ts';
export type { LeftToAsk, NamedVehicle, VinAnswer } from './read-vin.ts';
export type { Hint } from './vin-hints.ts';

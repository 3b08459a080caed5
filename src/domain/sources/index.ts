export { type Arrival, type Origin, originOf, originSchema, type Source } from './origin.ts';

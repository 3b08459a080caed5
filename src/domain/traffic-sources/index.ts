export { isExpValue, readExpCookie } from './exp-cookie.ts';
export { type Arrival, type Origin, originOf, originSchema, type Source } from './origin.ts';

export { describePlace, type Place } from './location/describe-place.server.ts';

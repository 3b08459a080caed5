export { addressLine, addressLines } from './address-lines.ts';
export { answerBy } from './answer-by.ts';
export type { BookableService } from './bookable-service.ts';
export { type CityGarage, mostCityGarages } from './city-garage.ts';
export { type ClosedTime, lastClosedTime } from './closed-time.ts';
export type { Financing } from './financing.ts';
export {
  closedDays,
  dayName,
  type HoursRow,
  hoursLines,
  hoursRows,
  shortTime,
} from './hours-lines.ts';
export {
  embedsOf,
  frameOrigin,
  framePolicy,
  type Integration,
  type Integrations,
  originsOf,
  scriptAddress,
} from './integrations.ts';
export { languagesSchema } from './languages.ts';
export { type LiveMap, liveMapSchema, mapPolicy, mapSandbox, mapScript } from './live-map.ts';
export { bookableServices, missingPlace } from './missing-place.ts';
export { isOpenAt } from './open-hours.ts';
export { openMinutesAgo, openMinutesBetween } from './open-minutes.ts';
export { type OpenStatus, openingsOn, openStatus } from './open-status.ts';
export { formatPhone } from './phone.ts';
export {
  earliestYear,
  indexNowKeySchema,
  type Opening,
  type ShopSettings,
  shopSettingsSchema,
} from './schemas.ts';
export { isTimeZone, usTimeZones } from './time-zones.ts';
export { type Weekday, weekdays } from './weekdays.ts';
export { usualKindOf, type WorkKind, workKindOf, workKinds } from './work-kinds.ts';

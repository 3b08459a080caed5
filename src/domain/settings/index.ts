export { hoursLines } from './hours-lines.ts';
export { isOpenAt } from './open-hours.ts';
export { formatPhone } from './phone.ts';
export {
  type Opening,
  type Rates,
  type ShopSettings,
  shopSettingsSchema,
  type Weekday,
  weekdays,
} from './schemas.ts';

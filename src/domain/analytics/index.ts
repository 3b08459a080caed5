export { type EventName, type ReportedEvent, reportedEventSchema } from './event.ts';
export { isOfficePage } from './page-name.ts';
export {
  type Measures,
  measureNames,
  type PeriodDays,
  periodDays,
  periodUntil,
} from './report-period.ts';
export { type Device, deviceOf, isBot } from './user-agent.ts';

export { isOpenOn, shopToday } from './open-days.ts';
export {
  type AppointmentInput,
  type AppointmentLimits,
  appointmentSchema,
  dayParts,
  horizonDays,
  waitModes,
} from './schemas.ts';

export { appointmentCalendar, type CalendarDay } from './calendar.ts';
export { type AppointmentInput, type AppointmentLimits, appointmentSchema } from './schemas.ts';

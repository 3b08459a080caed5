export { appointmentLimits, requestAppointment } from './request-appointment.server.ts';

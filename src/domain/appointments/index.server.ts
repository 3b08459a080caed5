export { requestAppointment } from './request-appointment.server.ts';

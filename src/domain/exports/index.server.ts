export { exportApplications } from './export-applications.server.ts';
export { type DayRange, exportAppointments } from './export-appointments.server.ts';
export { exportLeads } from './export-leads.server.ts';

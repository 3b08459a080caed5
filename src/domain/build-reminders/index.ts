/** Unfinished builds whose owners asked to be reminded once. */
export { type ReminderInput, reminderSchema } from './reminder-schema.ts';

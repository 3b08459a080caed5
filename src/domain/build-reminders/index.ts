/** Unfinished builds whose owners asked for one reminder. */
export { type ReminderInput, reminderSchema } from './reminder-schema.ts';

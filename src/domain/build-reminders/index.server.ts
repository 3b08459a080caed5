export { type AskForReminderInput, askForReminder } from './ask-for-reminder.server.ts';
export {
  type RemindedBuild,
  readReminder,
  resumeBuild,
  stopReminder,
} from './follow-reminder.server.ts';
export { type Draft, type DraftDetail, getDraft, listDrafts } from './office-drafts.server.ts';
export { purgeDrafts } from './purge-drafts.server.ts';
export { remindOfBuild } from './remind-of-build.server.ts';

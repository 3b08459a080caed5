export { deleteFiles } from './delete-customer-rows.server.ts';
export { erasePerson } from './erase-person.server.ts';
export { exportPersonalData } from './export-personal-data.server.ts';
export { purgeRecords } from './purge-records.server.ts';
export { countHeld, type HeldCounts } from './read-person.server.ts';
export { replayErasures } from './replay-erasures.server.ts';

export { deleteFiles } from './delete-held.server.ts';
export { erasePerson } from './erase-person.server.ts';
export { exportPersonalData } from './hand-over.server.ts';
export { purgeRecords } from './purge-records.server.ts';
export { countHeld, type HeldCounts } from './read-person.server.ts';

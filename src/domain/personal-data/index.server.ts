export { deleteFiles, erasePerson } from './erase-person.server.ts';
export { handOverData } from './hand-over.server.ts';
export { countHeld, type HeldCounts } from './read-person.server.ts';

export { hashVisitor, hashWith } from './hash-visitor.server.ts';
export { purgeVisits } from './purge-visits.server.ts';
export { countedVisit, recordEvent } from './record-event.server.ts';
export { dropSalt } from './salts.server.ts';
export { tellEvent } from './tell-event.server.ts';

export { hashVisitor, hashWith } from './hash-visitor.server.ts';
export { purgeVisits } from './purge-visits.server.ts';
export { countedVisit, recordEvent } from './record-event.server.ts';
export { recordReportedEvent } from './record-reported-event.server.ts';
export {
  type DayRow,
  type PageRow,
  type Report,
  readReport,
  type SourceRow,
} from './report.server.ts';
export { dropSalt } from './salts.server.ts';
export { closeVisitDays } from './visit-figures.server.ts';

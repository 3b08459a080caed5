export { type AuditLine, type AuditQuery, listAudit } from './list-audit.server.ts';
export { type AuditEntry, recordAudit } from './record-audit.server.ts';

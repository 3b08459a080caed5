export { type AuditLine, type AuditQuery, auditChoices, listAudit } from './list-audit.server.ts';
export { type AuditEntry, recordAudit } from './record-audit.server.ts';

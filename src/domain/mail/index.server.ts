export { type Delivery, deliverMail } from './deliver-mail.server.ts';
export {
  countMail,
  listOutbox,
  type OutboxLine,
  type OutboxMessage,
  type OutboxQuery,
  readOutboxMessage,
} from './list-outbox.server.ts';
export { type MailOrder, queueMail } from './queue-mail.server.ts';
export { retryMail } from './retry-mail.server.ts';

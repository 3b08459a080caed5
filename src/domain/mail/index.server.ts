export { type Delivery, deliverMail } from './deliver-mail.server.ts';
export { type MailOrder, queueMail } from './queue-mail.server.ts';

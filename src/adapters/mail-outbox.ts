import type { MailTransport } from '#src/domain/mail/ports.ts';

/** Without a mail server, messages stay in the outbox, where the back office lists them. */
export const outboxMail: MailTransport = { outcome: 'kept', send: async () => {} };

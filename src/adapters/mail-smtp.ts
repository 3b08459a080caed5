import { createTransport } from 'nodemailer';
import type { MailTransport } from '#src/domain/mail/ports.ts';

// A mail server that does not answer must not hold a job for the library's ten minutes.
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Hands messages to the server of `SMTP_URL`, one connection at a time. */
export function smtpMail(url: string): MailTransport {
  // Nothing of a letter is read from files or fetched from addresses.
  const sealed = { disableFileAccess: true, disableUrlAccess: true };
  const server = createTransport({ url, ...PATIENCE, ...sealed });
  return {
    outcome: 'sent',
    async send({ replyTo, from, headers, ...message }) {
      await server.sendMail({
        ...message,
        from: { name: from.name, address: from.address },
        ...(replyTo && { replyTo }),
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

import { createTransport } from 'nodemailer';
import type { MailTransport } from '#src/domain/mail/ports.ts';

// The library waits ten minutes for a silent mail server, which would block a job for too long.
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends messages through the server of `SMTP_URL`, over one connection at a time. */
export function smtpMail(url: string): MailTransport {
  // No part of a letter may be read from a file or fetched from a URL.
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

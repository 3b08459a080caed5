import { createTransport, type Transporter } from 'nodemailer';
import type { MailAccess, MailTrial, TestLetter } from '#src/domain/integrations/index.ts';
import type { MailTransport } from '#src/domain/mail/ports.ts';
import { readMailTrouble } from './mail-trouble.ts';

// The library waits ten minutes for a silent mail server, which would block a job for too long.
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
// Somebody is looking at the page meanwhile.
const BRIEFLY = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

/** A mail server as `SMTP_URL` names it, or as the office set it up. */
export type SmtpAt = string | MailAccess;

/** Sends messages through a server, over one connection at a time. */
export function smtpMail(at: SmtpAt): MailTransport {
  const server = connect(at, PATIENCE);
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

/** Sends a test; what the server answered is the result, never an error. */
export async function trySmtp(at: SmtpAt, letter: TestLetter): Promise<MailTrial> {
  const server = connect(at, BRIEFLY);
  try {
    const { response } = await server.sendMail(letter);
    return { outcome: 'sent', line: response };
  } catch (error) {
    return readMailTrouble(error);
  } finally {
    server.close();
  }
}

function connect(at: SmtpAt, patience: typeof PATIENCE): Transporter<{ response: string }> {
  // No part of a letter may be read from a file or fetched from a URL.
  const sealed = { disableFileAccess: true, disableUrlAccess: true };
  if (typeof at === 'string') return createTransport({ url: at, ...patience, ...sealed });
  const { host, port, security, user, password } = at;
  return createTransport({
    ...{ host, port, ...patience, ...sealed },
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
  });
}

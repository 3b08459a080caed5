import { createTransport, type Transporter } from 'nodemailer';
import type { MailAccess, MailTrial, TestLetter } from '#src/domain/integrations/index.ts';
import type { MailTransport } from '#src/domain/mail/ports.ts';
import { LETTERS_AT_ONCE } from './job-queues.ts';
import { readMailTrouble } from './mail-trouble.ts';

// The library waits ten minutes for a silent mail server, which would block a job for too long.
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
// Somebody is looking at the page meanwhile.
const BRIEFLY = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

/** A mail server as `SMTP_URL` names it, or as the office set it up. */
export type SmtpAt = string | MailAccess;

// Many servers let a new connection wait before they greet it. Those of a backlog send one letter after the other, and
// close soon after the last. A letter whose connection ends is not sent again here: the server may have taken it.
const KEPT_OPEN = {
  pool: true,
  maxConnections: LETTERS_AT_ONCE,
  idleTimeout: 2000,
  maxRequeues: 0,
};

/** Sends messages through a server, over at most `LETTERS_AT_ONCE` connections. */
export function smtpMail(at: SmtpAt): MailTransport {
  const server = connect(at, { ...PATIENCE, ...KEPT_OPEN });
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

function connect(
  at: SmtpAt,
  manner: typeof PATIENCE & Partial<typeof KEPT_OPEN>,
): Transporter<{ response: string }> {
  // No part of a letter may be read from a file or fetched from a URL.
  const sealed = { disableFileAccess: true, disableUrlAccess: true };
  if (typeof at === 'string') return createTransport({ url: at, ...manner, ...sealed });
  const { host, port, security, user, password } = at;
  return createTransport({
    ...{ host, port, ...manner, ...sealed },
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
  });
}

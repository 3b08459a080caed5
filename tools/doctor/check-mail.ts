import { createTransport } from 'nodemailer';
import type { Env } from '#src/server/env.ts';
import { about, type Finding } from './finding.ts';

const mail = about('mail');

/** Signs in at the mail server; sends nothing. */
export async function checkMail({ SMTP_URL, MAIL_FROM }: Env): Promise<Finding[]> {
  if (!SMTP_URL) {
    return [
      mail.note(
        'SMTP_URL is not set: mail goes out only if the owner has set up a server at Settings, Mail',
      ),
    ];
  }
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
  const server = createTransport({ url: SMTP_URL, ...patience });
  try {
    await server.verify();
    const from = MAIL_FROM ?? 'the address in the shop’s settings';
    return [mail.good(`the server of SMTP_URL accepts our sign-in; mail is sent from ${from}`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      mail.bad(
        `the server of SMTP_URL cannot be used (${reason}): check its address, user and password`,
      ),
    ];
  } finally {
    server.close();
  }
}

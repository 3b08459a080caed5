import type { MailServer } from './mail-server.ts';

/** With which a server is reached. */
export type MailAccess = MailServer & { password: string };

export const mailTroubles = [
  'no-host',
  'refused',
  'timeout',
  'certificate',
  'no-tls',
  'other-tls',
  'not-mail',
  'password',
  'sender',
  'recipient',
  'content',
  'ended',
  'other',
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** What came of a test: `line` is the mail server's own answer, empty if it gave none. */
export type MailTrial = { outcome: 'sent' | MailTrouble; line: string };

export type TestLetter = {
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
};

/** How this process sends mail. */
export type MailSetup = {
  /** What the environment sets, which wins over the office: the server without its password, the sender. */
  fromEnvironment: { server: string | null; sender: string | null };
  /** Rereads what the office stores, after it was changed. */
  refresh(): Promise<unknown>;
  /** Sends one letter through a server, or through that of the environment. Never throws. */
  tryOut(access: MailAccess | null, letter: TestLetter): Promise<MailTrial>;
};

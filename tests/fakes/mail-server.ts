import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A message as a real mail server received it: the envelope's recipients, and its parsed content. */
export type ReceivedMail = {
  to: string[];
  from: string;
  subject: string;
  headers: Record<string, string>;
  /** Types of its parts, in order: "multipart/alternative" first. */
  parts: string[];
  text: string;
  html: string;
};

export type MailServer = {
  url: string;
  /** What has arrived since the last call. */
  take(): ReceivedMail[];
  close(): Promise<void>;
};

/** A mail server on loopback that accepts everything and forwards nothing; by default on any free port. */
export async function startMailServer(at = 0): Promise<MailServer> {
  let received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      readMail(stream, session)
        .then((mail) => received.push(mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  const { subject = '', text = '', html = '', headers } = await PostalMime.parse(content);
  return {
    to: envelope.rcptTo.map(({ address }) => address),
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    subject,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    parts: [...content.toString().matchAll(/^content-type: ([\w/]+)/gim)].map(
      ([, type]) => type ?? '',
    ),
    text,
    html,
  };
}

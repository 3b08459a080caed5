import type { Locale } from '../context.ts';

/** An outgoing message. `subject` has no line breaks; `html` and `text` have the same content. */
export type MailMessage = {
  /** The same for all tries, so that recipients can recognize duplicates. */
  messageId: string;
  to: string;
  from: { name: string; address: string };
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

export type MailTransport = {
  /** `kept` if there is no mail server: the message stays in the outbox. */
  outcome: 'sent' | 'kept';
  /** @throws if the message could not be sent; it is tried again */
  send(message: MailMessage): Promise<void>;
};

export type RenderedLetter = {
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
};

/** The input of a letter: its name, its data, and the reader's language. */
export type LetterRequest = { letter: string; data: Record<string, unknown>; locale: Locale };

export type RenderLetter = (request: LetterRequest) => Promise<RenderedLetter>;

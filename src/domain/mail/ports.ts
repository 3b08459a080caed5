import type { Locale } from '../context.ts';

/** One message as it goes out. `subject` has no line breaks; `html` and `text` say the same. */
export type MailMessage = {
  /** Stable through all tries, so that a receiver can tell a message that came twice. */
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
  /** `kept` when there is nobody to hand messages to: the outbox is all there is. */
  outcome: 'sent' | 'kept';
  /** @throws when the message could not be handed over; it is tried again */
  send(message: MailMessage): Promise<void>;
};

export type RenderedLetter = {
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
};

/** What a letter is written from: its name, what it tells of, and the reader's language. */
export type LetterRequest = { letter: string; data: Record<string, unknown>; locale: Locale };

export type RenderLetter = (request: LetterRequest) => Promise<RenderedLetter>;

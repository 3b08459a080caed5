/** Mail: which letters there are, what they contain and who may read them. */
export { readableLetters } from './letter-access.ts';
export {
  isLetterName,
  type LetterData,
  type LetterName,
  letterNames,
  letterSchemas,
  type MailState,
  mailStates,
} from './letters.ts';
export type {
  LetterRequest,
  MailMessage,
  MailTransport,
  RenderedLetter,
  RenderLetter,
} from './ports.ts';

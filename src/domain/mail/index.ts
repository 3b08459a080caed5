/** Mail: what letters there are and what they tell of. */
export {
  isLetterName,
  type LetterData,
  type LetterName,
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

import type { Answer } from '#src/office/kit/answer.ts';
import type { LeadRow } from './lead-row.ts';
import type { FilledReply } from './reply-values.server.ts';

export const answerWays = ['reply', 'text', 'call', 'note'] as const;
export type AnswerTab = (typeof answerWays)[number];

/** What the panel and each of its forms get. */
export type AnswerPanelProps = {
  row: LeadRow;
  ways: { phones: string[]; emails: string[] };
  locale: string;
  /** How they asked to be answered; null where they were not asked. */
  preferred: 'call' | 'text' | 'email' | null;
  replies: readonly FilledReply[];
  /** What the address asks for; else what the person can be reached by. */
  asked: AnswerTab | null;
  /** The template that the address asks for. */
  template: string | null;
  answer: Answer<string> | undefined;
};

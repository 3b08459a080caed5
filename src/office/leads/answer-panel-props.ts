import type { Answer } from '#src/office/kit/answer.ts';
import type { LeadRow } from './lead-row.ts';
import type { FilledReply } from './reply-values.server.ts';

export const answerWays = ['reply', 'text', 'call', 'note'] as const;
export type AnswerTab = (typeof answerWays)[number];

/** The props of the panel and of each of its forms. */
export type AnswerPanelProps = {
  row: LeadRow;
  ways: { phones: string[]; emails: string[] };
  locale: string;
  /** How they prefer to be contacted; null if they were not asked. */
  preferred: 'call' | 'text' | 'email' | null;
  replies: readonly FilledReply[];
  /** The tab in the URL; else the best way to reach the person. */
  asked: AnswerTab | null;
  /** The template in the URL. */
  template: string | null;
  answer: Answer<string> | undefined;
};

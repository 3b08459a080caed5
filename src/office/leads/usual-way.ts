import type { AnswerPanelProps, AnswerTab } from './answer-panel-props.ts';

/** The preferred way; without a preference by mail, if there is an email address. */
export function usualWay({
  preferred,
  ways,
}: Pick<AnswerPanelProps, 'preferred' | 'ways'>): AnswerTab {
  if (preferred === 'text' || preferred === 'call') return preferred;
  return ways.emails.length > 0 ? 'reply' : 'call';
}

import type { AnswerPanelProps, AnswerTab } from './answer-panel-props.ts';

/** The preferred way, if it reaches them; else by mail, if there is an email address. */
export function usualWay({
  preferred,
  ways,
}: Pick<AnswerPanelProps, 'preferred' | 'ways'>): AnswerTab {
  const isCallable = ways.phones.length > 0;
  if (isCallable && (preferred === 'text' || preferred === 'call')) return preferred;
  return ways.emails.length > 0 ? 'reply' : 'call';
}

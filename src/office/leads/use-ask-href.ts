import { useLocation } from 'react-router';
import type { AnswerTab } from './answer-panel-props.ts';

type Asked = { do: AnswerTab | 'lost'; template?: string };

/** Addresses of a lead's page that ask for one of its forms. The list that somebody walks along stays in them. */
export function useAskHref(): (asked: Asked) => string {
  const { search } = useLocation();
  return (asked) => {
    const params = new URLSearchParams(search);
    params.delete('template');
    for (const [name, value] of Object.entries(asked)) params.set(name, value);
    return `?${params}`;
  };
}

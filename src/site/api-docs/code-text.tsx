import { Fragment } from 'react';

/** A sentence of the document; names are between backticks. */
export function CodeText({ text }: { text: string }) {
  const parts = text.split('`');
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}

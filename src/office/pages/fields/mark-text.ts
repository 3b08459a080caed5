/** A text with its selection. */
export type Selected = { text: string; start: number; end: number };

/** Markdown formats of the toolbar. */
export type MarkdownMark = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link';

const around = { bold: '**', italic: '_' } as const;
const before = { heading: '## ', bullets: '- ', numbers: '1. ', quote: '> ' } as const;

/** Applies a format to the selection, or to each of its lines; removes it if it is already there. */
export function markText(selected: Selected, mark: MarkdownMark): Selected {
  if (mark === 'link') return linkText(selected);
  if (mark === 'bold' || mark === 'italic') return wrap(selected, around[mark]);
  return prefix(selected, before[mark]);
}

function wrap({ text, start, end }: Selected, sign: string): Selected {
  const inner = text.slice(start, end);
  const isOn = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
  const [from, to] = isOn ? [start - sign.length, end + sign.length] : [start, end];
  const put = isOn ? inner : `${sign}${inner}${sign}`;
  const shift = isOn ? -sign.length : sign.length;
  return {
    text: `${text.slice(0, from)}${put}${text.slice(to)}`,
    start: start + shift,
    end: end + shift,
  };
}

function prefix({ text, start, end }: Selected, sign: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const put = lines.map((line) => (isOn ? line.slice(sign.length) : `${sign}${line}`)).join('\n');
  return {
    text: `${text.slice(0, from)}${put}${text.slice(to)}`,
    start: from,
    end: from + put.length,
  };
}

/** The URL is selected, ready to be replaced. */
function linkText({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  const at = start + words.length + 3;
  const address = '/';
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  };
}

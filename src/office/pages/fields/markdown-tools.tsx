import { flushSync } from 'react-dom';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FormIconName } from './form-icon.tsx';
import { IconButton } from './icon-button.tsx';
import { type MarkdownMark, markText } from './mark-text.ts';
import fieldStrings from './words.json' with { type: 'json' };

type MarkdownToolsProps = { id: string; text: string; onChange: (text: string) => void };

const tools = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['heading', 'part'],
  ['bullets', 'bullets'],
  ['numbers', 'numbers'],
  ['quote', 'quote'],
  ['link', 'link'],
] as const satisfies readonly (readonly [MarkdownMark, FormIconName])[];

/** Buttons that format the selection in the text field with this id. */
export function MarkdownTools({ id, text, onChange }: MarkdownToolsProps) {
  const t = useStrings(fieldStrings);
  const apply = (mark: MarkdownMark) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const next = markText({ text, start: area.selectionStart, end: area.selectionEnd }, mark);
    // The selection can only be restored in the text it belongs to.
    flushSync(() => onChange(next.text));
    area.focus();
    area.setSelectionRange(next.start, next.end);
  };
  return tools.map(([mark, icon]) => (
    <IconButton key={mark} icon={icon} label={t(`mark.${mark}`)} onClick={() => apply(mark)} />
  ));
}

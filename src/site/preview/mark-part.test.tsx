import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeEditable } from '#src/lib/editable-comment.ts';
import { markPart } from './mark-part.tsx';

const editable = writeEditable({ name: 'hero', space: '1', uid: 'h', id: '7' });
const Word = createContext('none');

function marked(part: Parameters<typeof markPart>[0], _editable: unknown = editable): string {
  const blok = { _uid: 'h', component: 'hero', _editable };
  return renderToStaticMarkup(markPart(part, blok)).replace(/&quot;/g, '"');
}

function Section({ children }: { children: ReactNode }) {
  const [word] = useState(useContext(Word));
  return <section title={word}>{children}</section>;
}

function Nothing() {
  return null;
}

const mark = `data-blok-c='{"name":"hero","space":"1","uid":"h","id":"7"}' data-blok-uid="7-h"`;
const asWritten = (html: string) => html.replace(/data-blok-c="(\{.*?\})"/g, `data-blok-c='$1'`);

test('the element of a part is marked, however deep its components are', () => {
  const part = (
    <Word value="deep">
      <Section>
        <p>Text</p>
      </Section>
    </Word>
  );
  expect(asWritten(marked(part))).toBe(`<section title="deep" ${mark}><p>Text</p></section>`);
});

test('a part of several elements is marked on each, with none around them', () => {
  const part = (
    <Fragment>
      <h2>One</h2>
      {false}
      <p>Two</p>
    </Fragment>
  );
  expect(asWritten(marked(part))).toBe(`<h2 ${mark}>One</h2><p ${mark}>Two</p>`);
});

test('without a mark, or nothing to put it on, a part stays as it is', () => {
  expect(marked(<p>Text</p>, null)).toBe('<p>Text</p>');
  expect(marked(<Nothing />)).toBe('');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoryIssue } from '#src/domain/content/index.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { LocaleContext } from '#src/web/words/use-strings.ts';
import { EditorSources } from '../fields/editor-sources.tsx';
import { CheckBar } from './check-bar.tsx';

const sources = {
  components: describeComponents(),
  choices: {
    services: [],
    'service-pages': [],
    makes: [],
    vehicles: [],
    lines: [],
    experiments: [],
  },
  folders: {},
  frame: null,
  presets: [],
  setPresets: () => {},
};

test('two empty titles are told apart by the parts that they are of', () => {
  const empty = { level: 'must', code: 'empty-title', params: {} } as const;
  const checks: StoryIssue[] = [
    { ...empty, blokUid: 'p', component: 'page', field: 'seo_title' },
    { ...empty, blokUid: 'h', component: 'hero', field: 'title' },
  ];
  const html = renderToStaticMarkup(
    <LocaleContext value="en">
      <EditorSources value={sources}>
        <CheckBar checks={checks} onShow={() => {}} />
      </EditorSources>
    </LocaleContext>,
  );
  const lines = [...html.matchAll(/<li><span>(.*?)<\/span>/g)].map(([, line]) => line);
  expect(lines).toEqual([
    '<b>Page</b>: The title is empty. Write one.',
    '<b>Hero</b>: The title is empty. Write one.',
  ]);
});

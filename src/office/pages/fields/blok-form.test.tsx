import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { newBlok } from '#src/site/bloks/empty-blok.ts';
import { LocaleContext } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import { BlokForm, type BlokFormProps } from './blok-form.tsx';
import { EditorSources } from './editor-sources.tsx';

const components = describeComponents();
const choices = {
  services: [{ value: 'alignment', label: 'Alignment' }],
  'service-pages': [],
  makes: [],
  vehicles: [],
  lines: [],
  experiments: [],
};

function descriptionOf(component: string) {
  const found = components.find((one) => one.component === component);
  if (!found) throw new Error(`${component} is not described`);
  return found;
}

function form(blok: Partial<EditBlok> & { component: string }, props: Partial<BlokFormProps> = {}) {
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <EditorSources
        value={{
          components,
          choices,
          folders: {},
          frame: null,
          presets: [],
          setPresets: () => {},
        }}
      >
        <BlokForm
          blok={{ _uid: 'uid', ...blok }}
          description={descriptionOf(blok.component)}
          language="en"
          issues={[]}
          onChange={() => {}}
          onOpenBlok={() => {}}
          {...props}
        />
      </EditorSources>
    </LocaleContext>,
  );
}

test('every component has a form, for a new blok and in both languages, without style attributes', () => {
  for (const description of components) {
    const blok = newBlok(description, () => 'uid');
    for (const language of ['en', 'es'] as const) {
      const html = form(blok, { language });
      for (const { name } of description.fields) expect(html).toContain(`data-field="${name}"`);
      expect(html, description.component).not.toMatch(/\sstyle=|undefined|\[object Object\]|NaN/);
    }
  }
});

test('every input of every form has a name for those who cannot see it', () => {
  const named = /aria-label=|type="radio"/;
  for (const description of components) {
    const html = form(newBlok(description, () => 'uid'));
    for (const [control] of html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)) {
      const id = /\sid="([^"]+)"/.exec(control)?.[1];
      const isLabelled = named.test(control) || html.includes(`for="${id}"`);
      expect(isLabelled, `${description.component}: ${control}`).toBe(true);
    }
  }
});

test('words are shown in the language that is written, the English ones beside the Spanish', () => {
  const blok = { component: 'hero', title: 'Know it fits', title__i18n__es: 'Seguro que queda' };
  expect(form(blok)).toContain('value="Know it fits"');
  expect(form(blok)).not.toContain('Seguro que queda');
  const spanish = form(blok, { language: 'es' });
  expect(spanish).toContain('value="Seguro que queda"');
  expect(spanish).toContain('Know it fits');
  expect(spanish).not.toContain('not translated');
});

test('a field that has no Spanish yet says so', () => {
  expect(form({ component: 'hero', title: 'Know it fits' }, { language: 'es' })).toContain(
    'not translated',
  );
});

test('what the checks found stands at its field, and the control points to it', () => {
  const issues = [{ field: 'title', level: 'must' as const, text: 'Every page needs a title.' }];
  const html = form({ component: 'hero', title: '' }, { issues });
  expect(html).toMatch(/aria-describedby="[^"]*-title-issues [^"]*-title-help"/);
  expect(html).toContain('Every page needs a title.');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

test('an option shows what the page shows, also where the story has no such value', () => {
  const html = form({ component: 'hero', style: 'neon' });
  expect(html).toMatch(/value="default"[^>]*checked|checked[^>]*value="default"/);
});

test('parts inside a part are told by their words, and offered by name when only one may come', () => {
  const buttons = [{ _uid: 'b', component: 'button', title: 'Start your Build' }];
  const html = form({ component: 'hero', buttons });
  expect(html).toContain('<b>Start your Build</b>');
  expect(html).toContain('Delete Start your Build');
  expect(html).toContain('Add: Button');
});

test('a full list offers no more, and no copies', () => {
  const button = (_uid: string) => ({ _uid, component: 'Btn', label: 'Go' });
  const html = form({ component: 'CtaBar', button: [button('a')] });
  expect(html).toContain('There is room for 1');
  expect(html).toMatch(/aria-label="Duplicate Go"[^>]*disabled/);
});

test('a link to a page of the site shows its path', () => {
  const html = form({
    component: 'button',
    url: { fieldtype: 'multilink', linktype: 'story', id: 'u-1', url: '', cached_url: 'contact' },
  });
  expect(html).toContain('value="/contact"');
});

test('looks and search engines are folded away until a check points there', () => {
  const issues = [{ field: 'seo_title', level: 'must' as const, text: 'Missing' }];
  expect(form({ component: 'page' })).not.toContain('<details class="fold" open');
  expect(form({ component: 'page' }, { issues })).toContain('<details class="fold" open');
});

test('a picture that nobody described asks for words', () => {
  const asset = { fieldtype: 'asset', id: 3, filename: '/f/1/2x2/a/b.jpg', alt: '' };
  expect(form({ component: 'hero', asset })).toContain('cannot be published without it');
  expect(form({ component: 'hero', asset: { ...asset, alt: 'A truck' } })).not.toContain(
    'cannot be published without it',
  );
});

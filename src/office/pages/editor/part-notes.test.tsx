import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { EditorSources } from '../fields/editor-sources.tsx';
import { FrameNote, PartNotes } from './part-notes.tsx';

const components = describeComponents();
const sources = {
  components,
  choices: {
    services: [],
    'service-pages': [],
    makes: [],
    vehicles: [],
    lines: [],
    experiments: [],
  },
  folders: { team: { id: 1008, name: 'Team' } },
  frame: 1077,
  presets: [],
  setPresets: () => {},
};

function render(note: ReactNode): string {
  const element = <EditorSources value={sources}>{note}</EditorSources>;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

function notesOf(...parts: string[]): string {
  const body = parts.map((component, at) => ({ _uid: `part-${at}`, component }));
  const description = components.find(({ component }) => component === parts[0]);
  const [blok] = body;
  if (!description || !blok) throw new Error(`There is no component ${parts[0]}`);
  const content = { _uid: 'page', component: 'page', body };
  return render(
    <PartNotes content={content} blok={blok} description={description} onOpenBlok={() => {}} />,
  );
}

test('the part that shows the team leads to the people, and to one more of them', () => {
  const html = notesOf('team-grid');
  expect(html).toContain('the folder “Team”');
  expect(html).toContain('href="/admin/content?open=1008"');
  expect(html).toContain('href="/admin/content/new?in=1008"');
});

test('what shows the hours leads to the settings', () => {
  expect(notesOf('contact-location')).toContain('href="/admin/settings/shop"');
});

test('a hero says that the drawing below is its picture, only where one is', () => {
  expect(notesOf('hero', 'start-build')).toContain('The drawing below is the picture here');
  expect(notesOf('hero', 'prose')).toBe('');
});

test('the header and footer are edited by themselves', () => {
  expect(render(<FrameNote />)).toContain('href="/admin/content/1077"');
});

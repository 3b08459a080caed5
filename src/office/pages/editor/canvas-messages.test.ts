import { expect, test } from 'vitest';
import { editableAttributes } from '#src/lib/editable-comment.ts';
import { enterComponent, readCanvasMessage } from './canvas-messages.ts';
import { canvasStory } from './canvas-story.ts';
import type { EditBlok } from './story-tree.ts';

const hero = { _uid: 'h', component: 'hero', title: 'Hello', title__i18n__es: 'Hola' };
const last = { _uid: 's', component: 'spacer' };
const content: EditBlok = { _uid: 'p', component: 'page', body: [hero, last] };
const story = { id: 1007, fullSlug: 'home', content };

test('the page gets the story in one language, every part with its mark', () => {
  const sent = canvasStory({ ...story, locale: 'es' });
  const [first] = sent.content.body as EditBlok[];
  expect(first).toMatchObject({ title: 'Hola', component: 'hero' });
  expect(first).not.toHaveProperty('title__i18n__es');
  expect(editableAttributes(first?._editable)?.['data-blok-uid']).toBe('1007-h');
  expect(content.body).toEqual([hero, last]);
});

test('an outlined part says where it is and where it may go', () => {
  const entered = enterComponent({ content, uid: 's', storyId: 1007 });
  expect(entered).toMatchObject({
    componentId: 's',
    blok: { uid: 's', id: '1007', space: 1, name: 'spacer' },
    canMoveForward: false,
    canMoveBackward: true,
    canDeleteBlocks: true,
  });
  expect(entered?.breadcrumbs.at(-1)).toEqual({
    _uid: 's',
    component: 'spacer',
    _parentUid: 'p',
    _parentfield: 'body',
    _parentName: 'page',
    _parentindex: 1,
  });
});

test('nothing is outlined for the page itself, or for what is gone', () => {
  expect(enterComponent({ content, uid: 'p', storyId: 1 })).toBeNull();
  expect(enterComponent({ content, uid: 'x', storyId: 1 })).toBeNull();
});

test('only what a bridge says is heard', () => {
  expect(readCanvasMessage({ action: 'edit', dataC: { uid: 'h', id: '1007' } })).not.toBeNull();
  for (const data of [null, 'edit', { action: 'edit' }, { action: 'launch' }, { dataC: {} }]) {
    expect(readCanvasMessage(data)).toBeNull();
  }
});

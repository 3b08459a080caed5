import { expect, test } from 'vitest';
import { canMove, canRedo, canUndo, editStory, type StoryAction, startEdit } from './story-edit.ts';
import { copyBlok, type EditBlok, findBlok, trailOf, walkBloks } from './story-tree.ts';

const button = (uid: string): EditBlok => ({ _uid: uid, component: 'button', title: uid });
const hero = {
  _uid: 'hero',
  component: 'hero',
  title: 'Know it',
  buttons: [button('b1'), button('b2')],
};
const text = {
  _uid: 'text',
  component: 'rich-text-page',
  content: {
    type: 'doc',
    content: [
      { type: 'blok', attrs: { id: 'n1', body: [button('r1')] } },
      { type: 'blok', attrs: { id: 'n2', body: [button('r2'), button('r3')] } },
    ],
  },
};
const spacer = { _uid: 'spacer', component: 'spacer' };
const page: EditBlok = { _uid: 'page', component: 'page', body: [hero, spacer, text] };

function act(...actions: StoryAction[]) {
  return actions.reduce(editStory, startEdit(page));
}

const uids = (content: EditBlok) =>
  walkBloks(content)
    .map(({ blok }) => blok._uid)
    .join(' ');
const whole = 'page hero b1 b2 spacer text r1 r2 r3';

test('a story is walked in the order of the page, rich texts too', () => {
  expect(uids(page)).toBe(whole);
  expect(trailOf(page, 'r3').map(({ blok }) => blok._uid)).toEqual(['page', 'text', 'r3']);
  expect(findBlok(page, 'r3')?.inside).toEqual({ uid: 'text', field: 'content' });
});

const operations: [name: string, action: StoryAction, after: string][] = [
  ['a change', { type: 'change', blok: { ...hero, title: 'New' }, atMs: 0 }, whole],
  [
    'an addition between two parts',
    { type: 'insert', bloks: [button('x')], at: { beside: 'hero', side: 'after' } },
    'page hero b1 b2 x spacer text r1 r2 r3',
  ],
  [
    'an addition inside a part',
    { type: 'insert', bloks: [button('x')], at: { inside: 'hero', field: 'buttons' } },
    'page hero b1 b2 x spacer text r1 r2 r3',
  ],
  [
    'an addition to a field that held nothing',
    { type: 'insert', bloks: [button('x')], at: { inside: 'spacer', field: 'items' } },
    'page hero b1 b2 spacer x text r1 r2 r3',
  ],
  [
    'a move in its list',
    { type: 'move', uid: 'text', to: { beside: 'hero', side: 'before' } },
    'page text r1 r2 r3 hero b1 b2 spacer',
  ],
  [
    'a move to another list',
    { type: 'move', uid: 'b1', to: { beside: 'r3', side: 'before' } },
    'page hero b2 spacer text r1 r2 b1 r3',
  ],
  ['a step later', { type: 'shift', uid: 'b1', by: 1 }, 'page hero b2 b1 spacer text r1 r2 r3'],
  ['a step earlier', { type: 'shift', uid: 'r3', by: -1 }, 'page hero b1 b2 spacer text r1 r3 r2'],
  ['a removal', { type: 'remove', uid: 'hero' }, 'page spacer text r1 r2 r3'],
  ['another content', { type: 'replace', content: { ...page, body: [spacer] } }, 'page spacer'],
];

for (const [name, action, after] of operations) {
  test(`${name} is done, undone and done again`, () => {
    const done = act(action);
    expect(uids(done.content)).toBe(after);
    expect(done.content).not.toEqual(page);
    const undone = editStory(done, { type: 'undo' });
    expect(undone.content).toBe(page);
    expect(canUndo(undone)).toBe(false);
    expect(editStory(undone, { type: 'redo' }).content).toBe(done.content);
  });
}

const refused: [name: string, action: StoryAction][] = [
  ['a part that is not there', { type: 'remove', uid: 'nobody' }],
  ['the root', { type: 'remove', uid: 'page' }],
  ['a change of nothing', { type: 'change', blok: { ...hero }, atMs: 0 }],
  ['a move into itself', { type: 'move', uid: 'hero', to: { beside: 'b1', side: 'after' } }],
  ['a move beside itself', { type: 'move', uid: 'b1', to: { beside: 'b1', side: 'after' } }],
  ['a step past the end', { type: 'shift', uid: 'b2', by: 1 }],
  ['a step past the beginning', { type: 'shift', uid: 'r1', by: -1 }],
  ['undoing nothing', { type: 'undo' }],
];

test.each(refused)('%s leaves everything as it was', (_name, action) => {
  expect(act(action)).toEqual(startEdit(page));
});

test('typing in one field is one step, until somebody pauses', () => {
  const type = (title: string, atMs: number): StoryAction => ({
    type: 'change',
    blok: { ...hero, title },
    atMs,
  });
  const typed = act(type('a', 0), type('ab', 900), type('abc', 1800), type('abcd', 9000));
  const once = editStory(typed, { type: 'undo' });
  expect(findBlok(once.content, 'hero')?.blok.title).toBe('abc');
  expect(editStory(once, { type: 'undo' }).content).toBe(page);
});

test('another field, or another part in between, is a step of its own', () => {
  const title: StoryAction = { type: 'change', blok: { ...hero, title: 'a' }, atMs: 0 };
  const style: StoryAction = {
    type: 'change',
    blok: { ...hero, title: 'a', style: 'dark' },
    atMs: 1,
  };
  expect(act(title, style).past).toHaveLength(2);
});

test('what is new begins a new future', () => {
  const back = act({ type: 'remove', uid: 'b1' }, { type: 'undo' });
  expect(canRedo(back)).toBe(true);
  expect(canRedo(editStory(back, { type: 'remove', uid: 'b2' }))).toBe(false);
});

test('what was added is selected, and beside what was removed the next', () => {
  const at = { inside: 'hero', field: 'buttons' };
  expect(act({ type: 'insert', bloks: [button('x')], at }).selected).toBe('x');
  expect(act({ type: 'remove', uid: 'b1' }).selected).toBe('b2');
  expect(act({ type: 'remove', uid: 'text' }).selected).toBe('spacer');
});

test('undo goes back to what was selected', () => {
  const edit = act({ type: 'select', uid: 'b1' }, { type: 'remove', uid: 'b1' }, { type: 'undo' });
  expect(edit.selected).toBe('b1');
});

test('a part does not fit inside itself, and the root stays where it is', () => {
  expect(canMove(page, { uid: 'hero', to: { inside: 'b1', field: 'x' } })).toBe(false);
  expect(canMove(page, { uid: 'page', to: { beside: 'hero', side: 'after' } })).toBe(false);
  expect(canMove(page, { uid: 'b1', to: { beside: 'text', side: 'after' } })).toBe(true);
});

test('a copy has no identity in common with what it was made from', () => {
  let made = 0;
  const copy = copyBlok(text, () => `new-${++made}`);
  expect(walkBloks(copy).map(({ blok }) => blok._uid)).toEqual([
    'new-4',
    'new-1',
    'new-2',
    'new-3',
  ]);
  expect(JSON.stringify(copy)).not.toMatch(/"_uid":"[rt]/);
});

test('hundreds of random actions can all be undone', () => {
  const random = mulberry(7);
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  let edit = startEdit(page);
  for (let turn = 0; turn < 150; turn++) {
    const { blok } = pick(walkBloks(edit.content));
    const uid = blok._uid;
    const beside = pick(walkBloks(edit.content)).blok._uid;
    edit = editStory(
      edit,
      pick<StoryAction>([
        { type: 'shift', uid, by: pick([-1, 1]) },
        { type: 'move', uid, to: { beside, side: pick(['before', 'after']) } },
        { type: 'insert', bloks: [button(`n${turn}`)], at: { beside, side: 'after' } },
        { type: 'change', blok: { ...blok, at: turn }, atMs: turn * 5000 },
      ]),
    );
  }
  const identities = walkBloks(edit.content).map(({ blok }) => blok._uid);
  expect(new Set(identities).size).toBe(identities.length);
  while (canUndo(edit)) edit = editStory(edit, { type: 'undo' });
  expect(edit.content).toBe(page);
});

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

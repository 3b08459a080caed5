import {
  type EditBlok,
  findBlok,
  insertBloks,
  listAround,
  putBlok,
  removeBlok,
  type Spot,
  walkBloks,
} from './story-tree.ts';

/** A story while it is edited. Immutable. */
export type StoryEdit = {
  content: EditBlok;
  /** `_uid` of the part whose fields are shown; null shows the page's own. */
  selected: string | null;
  past: readonly Step[];
  future: readonly Step[];
  /** What the last step changed, so that typing in one field is a single step. */
  typing: Typing | null;
};

export type StoryAction =
  /** A part with new values in its fields. `atMs`: a monotonic time. */
  | { type: 'change'; blok: EditBlok; atMs: number }
  | { type: 'insert'; bloks: readonly EditBlok[]; at: Spot }
  | { type: 'move'; uid: string; to: Spot }
  /** One position earlier (-1) or later (1) in its list. */
  | { type: 'shift'; uid: string; by: -1 | 1 }
  | { type: 'remove'; uid: string }
  /** Replaces the whole content: an older version, or what somebody else saved. */
  | { type: 'replace'; content: EditBlok }
  | { type: 'select'; uid: string | null }
  | { type: 'undo' }
  | { type: 'redo' };

type Step = Pick<StoryEdit, 'content' | 'selected'>;
type Typing = { uid: string; field: string; atMs: number };

/** After a longer pause, typing starts a new step. */
const pauseMs = 1200;
/** Steps share unchanged data, so this many cost little. */
const mostSteps = 200;

export function startEdit(content: EditBlok): StoryEdit {
  return { content, selected: null, past: [], future: [], typing: null };
}

/** The state after an action. An action on a missing part changes nothing. */
export function editStory(edit: StoryEdit, action: StoryAction): StoryEdit {
  switch (action.type) {
    case 'change':
      return changeBlok(edit, action);
    case 'insert':
      return insert(edit, action);
    case 'move':
      return step(edit, moveBlok(edit.content, action));
    case 'shift':
      return shift(edit, action);
    case 'remove':
      return remove(edit, action.uid);
    case 'replace':
      return step(edit, action.content);
    case 'select':
      return select(edit, action.uid);
    case 'undo':
      return undo(edit);
    case 'redo':
      return redo(edit);
  }
}

/** Whether undo and redo are available. */
export function canUndo({ past }: StoryEdit): boolean {
  return past.length > 0;
}
export function canRedo({ future }: StoryEdit): boolean {
  return future.length > 0;
}

/** Whether a part may be moved to a spot: never into itself. */
export function canMove(content: EditBlok, { uid, to }: { uid: string; to: Spot }): boolean {
  const moved = findBlok(content, uid);
  const target = 'beside' in to ? to.beside : to.inside;
  return (
    moved !== null &&
    moved.inside !== null &&
    findBlok(content, target) !== null &&
    !walkBloks(moved.blok).some(({ blok }) => blok._uid === target)
  );
}

function changeBlok(edit: StoryEdit, { blok, atMs }: { blok: EditBlok; atMs: number }): StoryEdit {
  const before = findBlok(edit.content, blok._uid)?.blok;
  if (before === undefined) return edit;
  const fields = changedFields(before, blok);
  if (fields.length === 0) return edit;
  const content = putBlok(edit.content, blok);
  const typing = fields.length === 1 ? { uid: blok._uid, field: String(fields[0]), atMs } : null;
  if (!continuesEdit(edit.typing, typing)) return { ...step(edit, content), typing };
  return { ...edit, content, typing, future: [] };
}

function changedFields(before: EditBlok, after: EditBlok): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !Object.is(before[name], after[name]));
}

function continuesEdit(before: Typing | null, now: Typing | null): boolean {
  return (
    before !== null &&
    now !== null &&
    before.uid === now.uid &&
    before.field === now.field &&
    now.atMs - before.atMs <= pauseMs
  );
}

function insert(
  edit: StoryEdit,
  { bloks, at }: { bloks: readonly EditBlok[]; at: Spot },
): StoryEdit {
  const next = step(edit, insertBloks(edit.content, { bloks, at }));
  return next === edit ? edit : { ...next, selected: bloks[0]?._uid ?? edit.selected };
}

function moveBlok(content: EditBlok, { uid, to }: { uid: string; to: Spot }): EditBlok {
  const moved = findBlok(content, uid)?.blok;
  if (moved === undefined || !canMove(content, { uid, to })) return content;
  if ('beside' in to && to.beside === uid) return content;
  return insertBloks(removeBlok(content, uid), { bloks: [moved], at: to });
}

function shift(edit: StoryEdit, { uid, by }: { uid: string; by: -1 | 1 }): StoryEdit {
  const around = listAround(edit.content, uid);
  const neighbour = around?.list[around.index + by];
  if (neighbour === undefined) return edit;
  const to: Spot = { beside: neighbour._uid, side: by === 1 ? 'after' : 'before' };
  return step(edit, moveBlok(edit.content, { uid, to }));
}

/** The neighbor of a removed part is selected, so that keyboard users keep their place. */
function remove(edit: StoryEdit, uid: string): StoryEdit {
  const around = listAround(edit.content, uid);
  if (around === null) return edit;
  const neighbour = around.list[around.index + 1] ?? around.list[around.index - 1];
  const selected = neighbour?._uid ?? findBlok(edit.content, uid)?.inside?.uid ?? null;
  return select({ ...step(edit, removeBlok(edit.content, uid)) }, selected);
}

function select(edit: StoryEdit, uid: string | null): StoryEdit {
  if (uid === edit.selected) return edit;
  if (uid !== null && findBlok(edit.content, uid) === null) return edit;
  return { ...edit, selected: uid, typing: null };
}

function undo(edit: StoryEdit): StoryEdit {
  const before = edit.past.at(-1);
  if (before === undefined) return edit;
  return {
    ...before,
    past: edit.past.slice(0, -1),
    future: [now(edit), ...edit.future],
    typing: null,
  };
}

function redo(edit: StoryEdit): StoryEdit {
  const [after, ...future] = edit.future;
  if (after === undefined) return edit;
  return { ...after, past: [...edit.past, now(edit)], future, typing: null };
}

function step(edit: StoryEdit, content: EditBlok): StoryEdit {
  if (content === edit.content) return edit;
  const past = [...edit.past, now(edit)].slice(-mostSteps);
  const selected = findBlok(content, edit.selected) ? edit.selected : null;
  return { content, selected, past, future: [], typing: null };
}

function now({ content, selected }: StoryEdit): Step {
  return { content, selected };
}

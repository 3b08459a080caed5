import { z } from 'zod';
import { spaceId } from '#src/domain/content/index.ts';
import { type EditBlok, listAround, trailOf } from './story-tree.ts';

const onBlok = z.object({ _uid: z.string() });

/** Messages from the page in the frame to the editor (contract b.2, as the bridge really sends them). */
const canvasMessageSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('initialized') }),
  z.object({ action: z.literal('ping') }),
  z.object({ action: z.literal('noFocus') }),
  /** Ours: the page has rendered what it was last sent. */
  z.object({ action: z.literal('contentShown') }),
  /** Ours: a click on the header or the footer, which are not part of the page. */
  z.object({ action: z.literal('frameClicked') }),
  /** Ours: a key that was pressed in the page. */
  z.object({
    action: z.literal('shortcut'),
    key: z.string(),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
  }),
  z.object({ action: z.literal('edit'), dataC: z.object({ uid: z.string(), id: z.string() }) }),
  z.object({ action: z.literal('addBlockBefore'), blok: onBlok }),
  z.object({ action: z.literal('addBlockAfter'), blok: onBlok }),
  z.object({ action: z.literal('duplicateBlock'), blok: onBlok }),
  z.object({ action: z.literal('copy'), blok: onBlok }),
  z.object({ action: z.literal('moveForward'), blok: onBlok }),
  z.object({ action: z.literal('moveBackward'), blok: onBlok }),
  z.object({ action: z.literal('deleteBlock'), blok: onBlok }),
]);

export type CanvasMessage = z.infer<typeof canvasMessageSchema>;

/** Null for any other message. */
export function readCanvasMessage(data: unknown): CanvasMessage | null {
  return canvasMessageSchema.safeParse(data).data ?? null;
}

/** Answers `initialized`: from now on the page reports clicks. */
export function enterEditmode(options: { storyId: number; names: Record<string, string> }) {
  return {
    action: 'enterEditmode',
    reload: true,
    blockId: '',
    storyId: options.storyId,
    componentNames: options.names,
    appVersion: 'v2',
  };
}

type Entered = { content: EditBlok; uid: string; storyId: number };

/** Outlines a part, with its position and available actions; null if it is not there. */
export function enterComponent({ content, uid, storyId }: Entered) {
  const trail = trailOf(content, uid);
  const blok = trail.at(-1)?.blok;
  if (blok === undefined || trail.length < 2) return null;
  const around = listAround(content, uid);
  const last = (around?.list.length ?? 0) - 1;
  const { component: name, _uid } = blok;
  return {
    action: 'enterComponent',
    componentId: uid,
    storyId,
    blok: { uid: _uid, id: String(storyId), space: spaceId, name },
    breadcrumbs: trail.map(({ blok: { _uid, component }, inside, path }) => ({
      _uid,
      component,
      _parentUid: inside?.uid,
      _parentfield: inside?.field,
      _parentName: trail.find((one) => one.blok._uid === inside?.uid)?.blok.component,
      _parentindex: path.at(-1),
    })),
    canAddBlocks: around !== null,
    canMoveForward: around !== null && around.index < last,
    canMoveBackward: around !== null && around.index > 0,
    canDeleteBlocks: around !== null,
  };
}

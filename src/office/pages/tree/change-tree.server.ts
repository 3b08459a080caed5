import {
  binStory,
  destroyStory,
  duplicateStory,
  moveStory,
  publishStory,
  restoreFromBin,
  unpublishStory,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';

type Change = (ctx: Ctx, asked: { id: number; form: FormData }) => Promise<unknown>;

const changes = {
  move: (ctx, { id, form }) =>
    moveStory(ctx, {
      id,
      parentId: idOrZero(form.get('parent')) || null,
      beforeId: idOrZero(form.get('before')) || null,
    }),
  bin: (ctx, { id }) => binStory(ctx, { id }),
  restore: (ctx, { id }) => restoreFromBin(ctx, { id }),
  destroy: (ctx, { id }) => destroyStory(ctx, { id }),
  duplicate: (ctx, { id }) => duplicateStory(ctx, { id }),
  publish: (ctx, { id }) => publishStory(ctx, { id }),
  unpublish: (ctx, { id }) => unpublishStory(ctx, { id }),
} as const satisfies Record<string, Change>;

export type TreeChange = keyof typeof changes;

/** Handles the buttons of the tree and of the bin: `intent` is the action, `id` the story. */
export async function changeTree(
  ctx: Ctx,
  form: FormData,
): Promise<{ done: TreeChange; id: number }> {
  const intent = String(form.get('intent'));
  if (!isChange(intent)) throw new DomainError('invalid', whyForm('form.unknown'));
  const id = idOrZero(form.get('id'));
  await changes[intent](ctx, { id, form });
  return { done: intent, id };
}

function isChange(intent: string): intent is TreeChange {
  return Object.hasOwn(changes, intent);
}

import { removeSamples, takeSamples } from '#src/domain/catalog/index.server.ts';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeShopSettings, setSiteOpen } from '#src/domain/settings/index.server.ts';
import { why } from '#src/office/kit/refusals.ts';

const changes = {
  open: (ctx: Ctx) => writeAndBump(ctx, (inner) => setSiteOpen(inner, true)),
  close: (ctx: Ctx) => writeAndBump(ctx, (inner) => setSiteOpen(inner, false)),
  'take-samples': (ctx: Ctx) => writeAndBump(ctx, takeSamples),
  'remove-samples': (ctx: Ctx) => writeAndBump(ctx, removeSamples),
  hide: (ctx: Ctx) => changeShopSettings(ctx, () => ({ showsChecklist: false })),
  show: (ctx: Ctx) => changeShopSettings(ctx, () => ({ showsChecklist: true })),
} as const;

export type SetupChange = keyof typeof changes;

/** Handles the buttons of the checklist. Requires settings.write, for goods catalog.write. @throws {DomainError} invalid */
export async function changeSetup(ctx: Ctx, form: FormData): Promise<SetupChange> {
  const intent = String(form.get('intent'));
  if (!isChange(intent)) throw new DomainError('invalid', why('form.unknown'));
  await changes[intent](ctx);
  return intent;
}

function isChange(intent: string): intent is SetupChange {
  return Object.hasOwn(changes, intent);
}

import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readProgress } from './read-progress.server.ts';
import type { SetupNoteProps } from './setup-note.tsx';
import type { Progress } from './steps.ts';

type Reader = { scopes: readonly Scope[] };

/** For the frame of every page: null for an open site, which costs nothing, and for who cannot open it. */
export async function readSetupNote(ctx: Ctx, reader: Reader): Promise<SetupNoteProps | null> {
  const { isOpen } = await getShopSettings(ctx);
  if (isOpen || !hasScope(reader.scopes, 'settings.write')) return null;
  const { done, total } = await readProgress(ctx, reader);
  return { done, total };
}

/** For Today: until the site is open, and after that until the shop hides it. */
export async function readSetupPanel(ctx: Ctx, reader: Reader): Promise<Progress | null> {
  const { isOpen, showsChecklist } = await getShopSettings(ctx);
  const isShown = !isOpen || showsChecklist;
  return isShown && hasScope(reader.scopes, 'settings.write') ? readProgress(ctx, reader) : null;
}

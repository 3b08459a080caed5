import {
  cancelSchedule,
  checkStory,
  compareVersions,
  createPreviewLink,
  deletePreset,
  listPresets,
  listPreviewLinks,
  listVersions,
  publishStory,
  readDraft,
  restoreVersion,
  revokePreviewLink,
  savePreset,
  saveStory,
  scheduleStory,
  unpublishStory,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { EditAnswer, EditRefusal, EditReply, StoryState } from './edit-answers.ts';
import type { EditRequest } from './edit-requests.ts';

type Acting = { ctx: Ctx; request: EditRequest };
type Extra = Omit<EditAnswer, keyof StoryState>;

/** Handles the editor's requests, and returns the resulting story. */
export async function actOnStory(acting: Acting): Promise<EditReply> {
  try {
    if (await hasFaults(acting)) return { ok: false, refusal: { code: 'must-fix', message: '' } };
    const extra = await act(acting);
    return {
      ok: true,
      answer: { ...(await readState(acting.ctx, acting.request.storyId)), ...extra },
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ok: false, refusal: await refusalOf(error, acting) };
  }
}

/** The current story, with the result of its checks. */
export async function readState(ctx: Ctx, storyId: number): Promise<StoryState> {
  const id = storyId;
  const [draft, checks] = await Promise.all([readDraft(ctx, { id }), checkStory(ctx, { id })]);
  return { draft, checks };
}

/** The editor's rule: `must` issues are fixed before visitors see the page. */
async function hasFaults({ ctx, request }: Acting): Promise<boolean> {
  if (request.intent !== 'publish') return false;
  const checks = await checkStory(ctx, { id: request.storyId });
  return checks.some(({ level }) => level === 'must');
}

async function act({ ctx, request }: Acting): Promise<Extra> {
  const id = request.storyId;
  switch (request.intent) {
    case 'save':
      await saveStory(ctx, { id, revision: request.revision, content: request.content });
      return {};
    case 'publish':
      await publishStory(ctx, { id });
      return {};
    case 'unpublish':
      await unpublishStory(ctx, { id });
      return {};
    case 'schedule':
      await scheduleStory(ctx, { id, action: request.action, dueAt: request.dueAt });
      return {};
    case 'cancel-schedule':
      await cancelSchedule(ctx, { id: request.scheduleId });
      return {};
    case 'rename':
      await saveStory(ctx, { id, name: request.name, slug: request.slug });
      return {};
    case 'restore':
      await restoreVersion(ctx, {
        storyId: id,
        versionId: request.versionId,
        revision: request.revision,
      });
      return {};
    case 'save-preset':
      await savePreset(ctx, { name: request.name, content: request.content });
      return { presets: await listPresets(ctx) };
    case 'remove-preset':
      await deletePreset(ctx, { id: request.presetId });
      return { presets: await listPresets(ctx) };
    case 'versions':
      return { versions: await listVersions(ctx, { storyId: id }) };
    case 'compare':
      return {
        differences: (await compareVersions(ctx, { storyId: id, from: request.from, to: 'draft' }))
          .differences,
      };
    case 'links':
      return { links: await listPreviewLinks(ctx, { storyId: id }) };
    case 'add-link':
      return { links: await addLink(ctx, request) };
    case 'revoke-link':
      await revokePreviewLink(ctx, { id: request.linkId });
      return { links: await listPreviewLinks(ctx, { storyId: id }) };
  }
}

/** The new link first, with its URL, which cannot be shown again. */
async function addLink(ctx: Ctx, { storyId, hours }: { storyId: number; hours: number }) {
  const { token, ...made } = await createPreviewLink(ctx, { storyId, hours });
  const others = (await listPreviewLinks(ctx, { storyId })).filter(({ id }) => id !== made.id);
  return [{ ...made, path: adminHrefs.previewLink({ token }) }, ...others];
}

async function refusalOf(error: DomainError, { ctx, request }: Acting): Promise<EditRefusal> {
  const { code } = error;
  const isForm = request.intent === 'rename' || request.intent === 'save-preset';
  // Shown next to its field, so it need not name it.
  const [issue] = isForm ? error.issues : [];
  const message = refusalText(issue ?? error.told, ctx.locale);
  // A taken name is a conflict too, but not with another text.
  if (code === 'conflict' && !isForm)
    return { code, message, current: await readState(ctx, request.storyId) };
  const known = code === 'invalid' || code === 'forbidden' || code === 'not-found';
  return { code: known ? code : 'other', message };
}

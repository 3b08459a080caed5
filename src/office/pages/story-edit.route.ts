import { data } from 'react-router';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/story-edit.route';
import { actOnStory } from './editor/act-on-story.server.ts';
import { editRequestSchema } from './editor/edit-requests.ts';

const statusOf = { conflict: 409, forbidden: 403, 'not-found': 404 } as const;

/** The editor's requests to the server, one at a time, in JSON. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = editRequestSchema.safeParse(await request.json());
  if (!asked.success || String(asked.data.storyId) !== params.id) throw data(null, { status: 400 });
  const reply = await actOnStory({ ctx: context.get(ctxContext), request: asked.data });
  if (reply.ok) return Response.json(reply);
  const { code } = reply.refusal;
  const status = code in statusOf ? statusOf[code as keyof typeof statusOf] : 422;
  return Response.json(reply, { status });
}

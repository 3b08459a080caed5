import type { Ctx } from './context.ts';

type Asked = Pick<Ctx, 'requestId' | 'actor' | 'route'>;

/** What an error's line says of the request: its id, the pattern of its route, and the role of who asked; nobody's name. */
export function requestSubject({ requestId, actor, route }: Asked) {
  return {
    requestId,
    ...(route !== undefined && { route }),
    role: actor.kind === 'staff' ? actor.role : actor.kind,
  };
}

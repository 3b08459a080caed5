import { createContext } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';

/** Where the request comes from, for limits and for the list of one's own sessions. */
export const visitorContext = createContext<{ ip: string }>();

/** How loaders and actions get at the verbs' context; the server puts it there for each request. */
export const ctxContext = createContext<Ctx>();

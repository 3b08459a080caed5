import { createContext } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';

/** How loaders and actions get at the verbs' context; the server puts it there for each request. */
export const ctxContext = createContext<Ctx>();

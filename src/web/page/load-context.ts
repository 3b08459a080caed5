import { createContext } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import type { ApiDocument } from '#src/lib/api-document.ts';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';

/** Where the request comes from, for limits and for the list of one's own sessions. */
export const visitorContext = createContext<{ ip: string }>();

/** Names of the query's parameters that were read for this page, which is kept under them. */
export const readParamsContext = createContext<Set<string> | null>(null);

/** How loaders and actions get at the verbs' context; the server puts it there for each request. */
export const ctxContext = createContext<Ctx>();

/** The shop for machines (schema.org): of the document alone, so no part of what is loaded for the page. */
export const businessContext = createContext<LinkedDataValue | null>(null);

/** What the API says of itself, for the page that shows it. */
export const apiDocumentContext = createContext<ApiDocument>();

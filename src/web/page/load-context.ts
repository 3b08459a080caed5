import { createContext } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import type { ApiDocument } from '#src/http/api/describe-api.ts';
import type { LinkedDataValue } from '#src/site/kit/linked-data.tsx';
import type { FormWatch } from '#src/web/forms/guard/form-watch.ts';

/** Where the request comes from, for limits and for the list of one's own sessions. */
export const visitorContext = createContext<{ ip: string }>();

/** Seconds that the network of a form has to wait, having sent too many; null: it may act. */
export const waitContext = createContext<number | null>(null);

/** What is known of the forms that come in; null where nothing is counted, as in tests of one action. */
export const formWatchContext = createContext<FormWatch | null>(null);

/** Names of the query's parameters that were read for this page, which is kept under them. */
export const readParamsContext = createContext<Set<string> | null>(null);

/** How loaders and actions get at the verbs' context; the server puts it there for each request. */
export const ctxContext = createContext<Ctx>();

/** The shop for machines (schema.org): of the document alone, so no part of what is loaded for the page. */
export const businessContext = createContext<LinkedDataValue | null>(null);

/** What the API says of itself, for the page that shows it. */
export const apiDocumentContext = createContext<ApiDocument>();

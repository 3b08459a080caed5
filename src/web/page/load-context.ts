import { createContext } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import type { ApiDocument } from '#src/lib/api-document.ts';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';

/** The client's IP address, for limits and for the list of one's own sessions. */
export const visitorContext = createContext<{ ip: string }>();

/** Names of the query parameters that were read for this page, which are part of its cache key. */
export const readParamsContext = createContext<Set<string> | null>(null);

/** Where the renderer leaves a document as text: it is changed before it is sent, and so encoded once. */
export const documentContext = createContext<{ html: string | null }>();

/** Gives loaders and actions the domain's context; the server sets it for each request. */
export const ctxContext = createContext<Ctx>();

/** The shop's structured data (schema.org): only in documents, so not part of loaded page data. */
export const businessContext = createContext<LinkedDataValue | null>(null);

/** Set if the site is closed and one of the staff sees it all the same. */
export const closedSiteContext = createContext(false);

/** The API description, for the page that shows it. */
export const apiDocumentContext = createContext<ApiDocument>();

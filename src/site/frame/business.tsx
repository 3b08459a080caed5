import { createContext, use } from 'react';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import { LinkedData } from '#src/site/kit/linked-data.tsx';

/** The shop for machines (schema.org): set where a document is rendered, null in the browser. */
export const BusinessContext = createContext<LinkedDataValue | null>(null);

/** Who the site belongs to. Only the document says it: the page's script has no use for it. */
export function Business() {
  return <LinkedData data={use(BusinessContext)} />;
}

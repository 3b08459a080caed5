import { createContext, use } from 'react';
import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import { LinkedData } from '#src/site/kit/linked-data.tsx';

/** The shop as structured data (schema.org): set on the server, null in the browser. */
export const BusinessContext = createContext<LinkedDataValue | null>(null);

/** The site's owner as structured data. Only in the document, because the page's script does not need it. */
export function Business() {
  return <LinkedData data={use(BusinessContext)} />;
}

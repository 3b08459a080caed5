import { createContext, type ReactElement, type ReactNode } from 'react';
import type { Blok } from './blok-props.ts';

/**
 * Puts the editor's marks on the elements of a part. Only drafts have it (src/site/preview/); visitors' pages are
 * unchanged.
 */
export const DraftMark = createContext<((part: ReactElement, blok: Blok) => ReactNode) | null>(
  null,
);

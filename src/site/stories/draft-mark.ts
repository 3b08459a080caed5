import { createContext, type ReactElement, type ReactNode } from 'react';
import type { Blok } from './blok-props.ts';

/**
 * Puts the editor's marks on what shows a part. Only drafts have it (src/site/preview/): on a
 * visitor's page parts stay as they are.
 */
export const DraftMark = createContext<((part: ReactElement, blok: Blok) => ReactNode) | null>(
  null,
);

import { createContext, useContext } from 'react';
import type { EditLanguage } from '../field-props.ts';

type RichText = {
  onOpenBlok: (uid: string) => void;
  language: EditLanguage;
  /** Components that may stand in the text. */
  allowed: readonly string[];
};

/** For what is drawn inside the text. */
export const RichTextContext = createContext<RichText>({
  onOpenBlok: () => {},
  language: 'en',
  allowed: [],
});

export function useRichText(): RichText {
  return useContext(RichTextContext);
}

import { createContext, useContext } from 'react';
import { defaultLocale } from '#src/lib/locales.ts';
import type { EditLanguage } from '../field-props.ts';

type RichText = {
  onOpenBlok: (uid: string) => void;
  language: EditLanguage;
  /** Components that the text may contain. */
  allowed: readonly string[];
};

/** For components that are rendered inside the text. */
export const RichTextContext = createContext<RichText>({
  onOpenBlok: () => {},
  language: defaultLocale,
  allowed: [],
});

export function useRichText(): RichText {
  return useContext(RichTextContext);
}

import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';

/** A signature is valid for an hour; the frame gets a new one before that. */
const renewMs = 45 * 60_000;

/** URL of the page in the frame. A new signature is only used when the first is about to expire. */
export function usePreviewSrc(signed: string, locale: Locale): string {
  const { revalidate } = useRevalidator();
  const [used, setUsed] = useState({ src: signed, until: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      setUsed((now) => ({ ...now, until: Date.now() }));
      void revalidate();
    }, renewMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  if (used.until > 0 && used.src !== signed) setUsed({ src: signed, until: 0 });
  return inLanguage(used.src, locale);
}

/** The language is not part of what is signed. */
function inLanguage(src: string, locale: Locale): string {
  const [address = '', anchor] = src.split('#');
  const [path, query] = address.split('?');
  const params = new URLSearchParams(query);
  params.set('_storyblok_lang', locale === defaultLocale ? 'default' : locale);
  return `${path}?${params}${anchor === undefined ? '' : `#${anchor}`}`;
}

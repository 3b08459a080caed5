import { renderRichText } from '#src/domain/content/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { linksInLocale } from '#src/site/stories/links-in-locale.ts';
import type { RichTextRunBlok } from './schema.ts';

export type RichTextRunData = { html: string };

export const load: Load<RichTextRunBlok, RichTextRunData> = async ({ blok, page }) => ({
  html: linksInLocale(renderRichText({ type: 'doc', content: blok.content }), page.locale),
});

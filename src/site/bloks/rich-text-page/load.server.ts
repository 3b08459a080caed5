import { renderMarkdown } from '#src/domain/content/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { linksInLocale } from '#src/site/stories/links-in-locale.ts';
import type { RichTextPageBlok } from './schema.ts';

export type RichTextPageData = { html: string };

export const load: Load<RichTextPageBlok, RichTextPageData> = async ({ blok, page }) => ({
  html: linksInLocale(renderMarkdown(blok.body), page.locale),
});

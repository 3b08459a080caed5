import { renderMarkdown } from '#src/domain/content/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { linksInLocale } from '#src/site/stories/links-in-locale.ts';
import type { ProseBlok } from './schema.ts';

export type ProseData = { html: string };

export const load: Load<ProseBlok, ProseData> = async ({ blok, page }) => ({
  html: linksInLocale(renderMarkdown(blok.body), page.locale),
});

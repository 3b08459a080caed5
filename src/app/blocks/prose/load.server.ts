import { renderMarkdown } from '#src/domain/content/index.server.ts';
import type { Load } from '../blok-loader.ts';
import type { ProseBlok } from './schema.ts';

export type ProseData = { html: string };

export const load: Load<ProseBlok, ProseData> = async ({ blok }) => ({
  html: renderMarkdown(blok.body),
});

import { renderRichText } from '#src/domain/content/index.server.ts';
import type { Load } from '../blok-loader.ts';
import type { RichTextRunBlok } from './schema.ts';

export type RichTextRunData = { html: string };

export const load: Load<RichTextRunBlok, RichTextRunData> = async ({ blok }) => ({
  html: renderRichText({ type: 'doc', content: blok.content }),
});

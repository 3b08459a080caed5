import { sanitizeBannerHtml } from '#src/domain/content/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { CalloutBannerBlok } from './schema.ts';

export type CalloutBannerData = { html: string };

export const load: Load<CalloutBannerBlok, CalloutBannerData> = async ({ blok }) => ({
  html: sanitizeBannerHtml(blok.html),
});

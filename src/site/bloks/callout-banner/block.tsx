import { CalloutBanner as Banner } from '#src/site/kit/callout-banner.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { CalloutBannerData } from './load.server.ts';
import type { CalloutBannerBlok } from './schema.ts';

/** The same banner as above the header, as a part of a page. */
export function CalloutBanner({ data }: BlokProps<CalloutBannerBlok, CalloutBannerData>) {
  return data.html === '' ? null : <Banner html={data.html} />;
}

import {
  createImages,
  ipxProvider,
  screens,
  staticProvider,
  storyblokProvider,
  vercelProvider,
} from '#src/lib/images/index.ts';
import { hostedAssetHosts } from '#src/lib/media-url.ts';

/**
 * How addresses of pictures are made. Those of the library name the content service, which knows
 * what each picture is about; whatever else there is goes to the default.
 */
export const siteImages = createImages({
  provider: 'vercel',
  providers: {
    ipx: ipxProvider,
    vercel: vercelProvider(screens),
    storyblok: storyblokProvider,
    static: staticProvider,
  },
  // A hundred is the default of the provider, and nothing that an eye sees.
  presets: { page: { quality: 75 }, library: { provider: 'storyblok' } },
  screens,
  domains: hostedAssetHosts,
});

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
 * How picture URLs are built. Those of the library use Storyblok's image service, which knows focal points; all
 * others use the default.
 */
export const siteImages = createImages({
  provider: 'vercel',
  providers: {
    ipx: ipxProvider,
    vercel: vercelProvider(screens),
    storyblok: storyblokProvider,
    static: staticProvider,
  },
  // The provider's default of 100 has no visible benefit.
  presets: { page: { quality: 75 }, library: { provider: 'storyblok' } },
  screens,
  domains: hostedAssetHosts,
});

import { z } from 'zod';
import { writtenSchema } from '#src/lib/translated.ts';
import type { ResolveImage } from './picture-fields.ts';
import type { SeedStory } from './seed-story.ts';
import { storyBlok } from './story-fields.ts';

const navLink = z
  .object({ label: writtenSchema, url: z.string() })
  .transform(({ label, url }) => ({ component: 'nav-link', label, url: { url } }));

const siteFile = z.looseObject({
  facts: z.looseObject({
    name: z.string(),
    social: z.array(
      z
        .object({ network: z.string(), url: z.string(), label: writtenSchema })
        .transform(({ url, ...rest }) => ({ component: 'social-link', ...rest, url: { url } })),
    ),
  }),
  navigation: z.object({
    main: z.array(navLink),
    cta: navLink,
    callUs: navLink,
    footer: z.array(
      z
        .object({ title: writtenSchema, links: z.array(navLink) })
        .transform((column) => ({ component: 'footer-column', ...column })),
    ),
  }),
  calloutBanner: z.looseObject({ component: z.string(), html: writtenSchema }),
});

/** What is on every page: banner, navigation, footer and social links. */
export function globalStory(copy: unknown, resolveImage: ResolveImage): SeedStory {
  const { facts, navigation, calloutBanner } = siteFile.parse(copy);
  const fields = {
    component: 'global',
    callout_banner: [calloutBanner],
    main_navigation: navigation.main,
    call_to_action: [navigation.cta],
    call_us: [navigation.callUs],
    footer_columns: navigation.footer,
    social_links: facts.social,
  };
  const fullSlug = 'site/global';
  const content = storyBlok(fields, { path: fullSlug, resolveImage });
  return { fullSlug, name: 'Header, footer and banner', content };
}

export function shopName(copy: unknown): string {
  return siteFile.parse(copy).facts.name;
}

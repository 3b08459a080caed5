import { z } from 'zod';
import { translatedSchema } from '#src/lib/translated.ts';
import { assetFieldOf, type ResolveImage } from './picture-fields.ts';
import type { SeedStory } from './seed-story.ts';
import { storyBlok } from './story-fields.ts';

const item = z.looseObject({
  slug: z.string(),
  name: z.unknown(),
  isDraft: z.boolean().default(false),
});
const teamFile = z.looseObject({
  team: z.array(item.extend({ portrait: z.looseObject({ alt: translatedSchema }) })),
});
const servicesFile = z.looseObject({ services: z.array(item) });
const brandsFile = z.looseObject({
  makers: z.array(item),
  lines: z.array(z.looseObject({ makerSlug: z.string() })),
});

type Kind = { folder: string; component: string; resolveImage: ResolveImage };

/** One story for each person, in the order of the file. */
export function teamStories(copy: unknown, resolveImage: ResolveImage): SeedStory[] {
  const kind = { folder: 'team', component: 'team-member', resolveImage };
  return teamFile.parse(copy).team.map(({ portrait, ...person }) => {
    const story = itemStory(person, kind);
    const key = `portrait-${person.slug}`;
    return {
      ...story,
      content: { ...story.content, portrait: assetFieldOf({ ...portrait, key }, resolveImage) },
    };
  });
}

/** One story for each service. Their folder is not `services`, because that one holds pages. */
export function serviceStories(copy: unknown, resolveImage: ResolveImage): SeedStory[] {
  const kind = { folder: 'service-items', component: 'service', resolveImage };
  return servicesFile.parse(copy).services.map((service) => itemStory(service, kind));
}

/** One story for each maker; the description of its lines is a blok inside. */
export function brandStories(copy: unknown, resolveImage: ResolveImage): SeedStory[] {
  const { makers, lines } = brandsFile.parse(copy);
  const kind = { folder: 'brands', component: 'brand', resolveImage };
  return makers.map((maker, index) => {
    const lineDetails = lines
      .filter(({ makerSlug }) => makerSlug === maker.slug)
      .map((line) => ({ component: 'brand-line', ...line }));
    return itemStory({ ...maker, position: index + 1, lineDetails }, kind);
  });
}

function itemStory({ slug, isDraft, ...fields }: z.infer<typeof item>, kind: Kind): SeedStory {
  const { folder, component, resolveImage } = kind;
  const fullSlug = `${folder}/${slug}`;
  const content = storyBlok({ component, ...fields }, { path: fullSlug, resolveImage });
  return { fullSlug, name: String(content.name), content, isDraft };
}

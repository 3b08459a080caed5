import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import {
  contentExperiments,
  contentStories,
  type ExperimentVariant,
} from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { selectLinks } from './link-rows.server.ts';
import { deliverable, type Version } from './story-rows.server.ts';

type MappingWire = {
  original_story_id: number;
  original_slug: string;
  variant_story_id: number;
  variant_slug: string;
};

export type ExperimentWire = {
  id: number;
  name: string;
  display_name: string;
  story_ids: number[];
  variants: {
    name: string;
    display_name: string;
    public_id: string;
    weight: number;
    is_control: boolean;
    story_mappings: MappingWire[];
  }[];
};

/** The running experiments. What a reader may not see is left out. */
export async function deliverExperiments(ctx: Ctx, version: Version): Promise<ExperimentWire[]> {
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const { startsAt, endsAt, state, id } = contentExperiments;
  const rows = await ctx.db
    .select()
    .from(contentExperiments)
    .where(and(eq(state, 'running'), lte(startsAt, now), gt(endsAt, now)))
    .orderBy(asc(id));
  const ids = rows.flatMap(({ variants }) => variants.flatMap(storyIdsOf));
  const slugs = await slugsOf(ctx, { ids, version });
  return rows.map((row) => {
    const variants = row.variants.map((variant) => wireVariant(variant, slugs));
    const originals = variants.flatMap(({ story_mappings: mappings }) =>
      mappings.map((mapping) => mapping.original_story_id),
    );
    return {
      id: row.id,
      name: row.name,
      display_name: row.displayName,
      story_ids: [...new Set(originals)],
      variants,
    };
  });
}

function wireVariant(variant: ExperimentVariant, slugs: Map<number, string>) {
  return {
    name: variant.name,
    display_name: variant.displayName,
    public_id: variant.publicId,
    weight: variant.weight,
    is_control: variant.isControl,
    story_mappings: variant.stories.flatMap(({ originalId, variantId }) => {
      const [original, other] = [slugs.get(originalId), slugs.get(variantId)];
      if (original === undefined || other === undefined) return [];
      return {
        original_story_id: originalId,
        original_slug: original,
        variant_story_id: variantId,
        variant_slug: other,
      };
    }),
  };
}

function storyIdsOf({ stories }: ExperimentVariant): number[] {
  return stories.flatMap(({ originalId, variantId }) => [originalId, variantId]);
}

async function slugsOf(ctx: Ctx, { ids, version }: { ids: number[]; version: Version }) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await selectLinks(ctx.db, version).where(
    and(...deliverable(version), inArray(contentStories.id, ids)),
  );
  return new Map(rows.map(({ id, fullSlug }) => [id, fullSlug]));
}

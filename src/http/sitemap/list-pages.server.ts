import { z } from 'zod';
import { listOpenJobs } from '#src/domain/careers/index.server.ts';
import { type LineWithVariants, listLines } from '#src/domain/catalog/index.server.ts';
import type { StoryWire } from '#src/domain/content/index.ts';
import { pagePath } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type FinishedBuild,
  listFinishedBuilds,
  listMakes,
} from '#src/domain/gallery/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';

/** A page that search engines should list. */
export type FoundPage = {
  path: string;
  /** When its content last changed, as far as the shop knows. */
  lastmod: string | null;
  /** Paths of its pictures. */
  images: string[];
};

/** The parts of the sitemap, in order. */
export const sitemapParts = ['pages', 'gallery', 'products', 'jobs'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

const lists: Record<SitemapPart, (ctx: Ctx) => Promise<FoundPage[]>> = {
  pages: listStoryPages,
  gallery: listGalleryPages,
  products: listProductPages,
  jobs: listJobPages,
};

export function listFoundPages(ctx: Ctx, part: SitemapPart): Promise<FoundPage[]> {
  return lists[part](ctx);
}

/** Stories that belong to another page, or only to one visitor. */
const notFound = /^(?:templates|errors|site)\/|^(?:offline$)/;

async function listStoryPages(ctx: Ctx): Promise<FoundPage[]> {
  const stories = await ctx.content.listStories({ sortBy: 'full_slug:asc' });
  const pages = stories.filter(isFound).map(({ full_slug, published_at }) => ({
    path: pagePath(full_slug),
    lastmod: published_at,
    images: [],
  }));
  const known = new Set(pages.map(({ path }) => path));
  // The store's front, and makes without a text of the shop's own, are pages too.
  const made = ['/store', ...(await listMakes(ctx)).map(({ makeSlug }) => `/gallery/${makeSlug}`)];
  const others = made.filter((path) => !known.has(path));
  return [...pages, ...others.map((path) => ({ path, lastmod: null, images: [] }))];
}

const robotsSchema = z.object({ robots: z.string().catch('') });

function isFound({ full_slug, content }: StoryWire): boolean {
  const { robots } = robotsSchema.parse(content);
  return content.component === 'page' && !notFound.test(full_slug) && !robots.includes('noindex');
}

async function listGalleryPages(ctx: Ctx): Promise<FoundPage[]> {
  const { builds } = await listFinishedBuilds(ctx);
  return builds.map((build) => ({
    path: `/gallery/${build.makeSlug}/${build.slug}`,
    lastmod: build.finishedOn,
    images: picturesOf(build).map(assetUrl),
  }));
}

function picturesOf({ image, morePictures }: FinishedBuild) {
  return image === null ? morePictures : [image, ...morePictures];
}

const shelves: Record<LineWithVariants['kind'], string> = {
  'lift-kit': 'lift-kits',
  wheel: 'wheels',
  tire: 'tires',
};

async function listProductPages(ctx: Ctx): Promise<FoundPage[]> {
  const lines = await listLines(ctx);
  const offered = lines.filter(({ variants }) => variants.length > 0);
  return offered.map(({ kind, line }) => ({
    path: `/store/${shelves[kind]}/${line.lineId}`,
    lastmod: null,
    images: [],
  }));
}

async function listJobPages(ctx: Ctx): Promise<FoundPage[]> {
  const jobs = await listOpenJobs(ctx);
  return jobs.map(({ slug, datePosted }) => ({
    path: `/careers/${slug}`,
    lastmod: datePosted,
    images: [],
  }));
}

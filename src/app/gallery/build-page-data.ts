import type { BuildCard } from '#src/app/blocks/gallery-grid/build-card.ts';
import type { EngineNote } from '#src/app/blocks/gallery-grid/engine-note.ts';
import type { BuildImage } from '#src/app/components/site/build-picture.tsx';
import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import type { StoreKind } from '#src/app/hrefs.ts';
import type { DrawnViews } from './drawn-views.server.ts';

/** One figure of the title block. */
export type BuildFigure = { label: string; value: string; note: string };

/** What was computed before, and what the tape said. */
export type MeasuredRow = { label: string; computed: string; measured: string; off: string };

export type BuildPart = {
  name: string;
  detail: string;
  /** Its line in the store; null for what is no longer sold, or never was. */
  store: { kind: StoreKind; slug: string } | null;
  isGone: boolean;
};

/** The page of a finished build, in the words of its language. */
export type BuildPageData = {
  slug: string;
  make: { name: string; slug: string };
  title: string;
  heading: string;
  story: string;
  /** Who, where, what for. */
  about: string;
  card: BuildCard;
  pictures: BuildImage[];
  figures: BuildFigure[];
  finished: string;
  measured: MeasuredRow[];
  notes: string[];
  parts: BuildPart[];
  price: { value: string; note: string } | null;
  engine: EngineNote | null;
  /** Null where a part is gone: nothing is drawn of what is not known. */
  drawn: DrawnViews | null;
  more: BuildCard[];
  meta: PageMeta;
};

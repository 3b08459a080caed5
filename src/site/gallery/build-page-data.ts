import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { StoreKind } from '#src/web/page/hrefs.ts';
import type { BuildImage } from './build-picture.tsx';
import type { DrawnViews } from './drawn-views.server.ts';
import type { BuildCard } from './grid/build-card.ts';
import type { EngineNote } from './grid/engine-note.ts';

/** One figure of the title block. */
export type BuildFigure = {
  label: string;
  value: string;
  note: string;
  /** The note is a product's name: the same in every language. */
  isName?: boolean;
};

/** The computed value, and the measured one. */
export type MeasuredRow = { label: string; computed: string; measured: string; off: string };

export type BuildPart = {
  name: string;
  detail: string;
  /** Its line in the store; null for parts that are not sold (any more). */
  store: { kind: StoreKind; slug: string } | null;
  isGone: boolean;
};

/** The page of a finished build, in its language. */
export type BuildPageData = {
  slug: string;
  make: { name: string; slug: string };
  title: string;
  heading: string;
  story: string;
  /** Owner, place, use. */
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
  /** Null if a part is gone: nothing is drawn from unknown data. */
  drawn: DrawnViews | null;
  more: BuildCard[];
  meta: PageMeta;
};

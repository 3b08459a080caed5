import { galleryFacets } from '#src/domain/gallery/index.ts';
import { facetNames } from '#src/domain/store/index.ts';

const truck = ['vehicle', 'year', 'make', 'model', 'own', 'lift', 'tire', 'work', 'pick'];

/**
 * Every query parameter that loaders of pages read, by the part of a page that reads them. They are the cache key of
 * a page, so loaders read them only through `PageRequest.read`.
 */
export const pageParams = {
  truck,
  gallery: [...galleryFacets, 'page'],
  galleryMine: ['vehicle', 'year', 'own'],
  shelf: [
    ...new Set(Object.values(facetNames).flat()),
    ...['max', 'q', 'sort', 'page', 'refused', 'compare'],
    ...truck,
  ],
  storeCompare: ['items'],
  contact: ['sent', 'truck', 'part', 'topic'],
  appointment: ['service', 'build', 'mode', 'vehicle', 'day', 'from', 'at', 'held', 'choose'],
  buildCompare: ['b', 'add'],
} as const satisfies Record<string, readonly string[]>;

export type PagePart = keyof typeof pageParams;

type Report = (error: Error) => void;

/**
 * The parameters of a query that this part of a page reads. `report` is called if a loader reads another one: the
 * page is not cached under it, so visitors would get the wrong page.
 */
export function paramsFor(part: PagePart, query: URLSearchParams, report: Report): URLSearchParams {
  return new DeclaredParams(part, query, report);
}

class DeclaredParams extends URLSearchParams {
  readonly #part: PagePart;
  readonly #report: Report;

  constructor(part: PagePart, query: URLSearchParams, report: Report) {
    super([...query].filter(([name]) => isDeclared(part, name)));
    this.#part = part;
    this.#report = report;
  }

  override get(name: string): string | null {
    this.#check(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#check(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#check(name);
    return super.has(name, value);
  }

  #check(name: string): void {
    if (isDeclared(this.#part, name)) return;
    this.#report(new Error(`The parameter "${name}" of a page is not in pageParams.${this.#part}`));
  }
}

function isDeclared(part: PagePart, name: string): boolean {
  const names: readonly string[] = pageParams[part];
  return names.includes(name);
}

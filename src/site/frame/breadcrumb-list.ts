import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import type { Crumb } from '#src/site/kit/crumbs.ts';

/** `base`: origin plus the language's prefix, if any. */
type Start = { home: string; base: string };

/** The breadcrumbs as structured data (schema.org), also where a phone hides them. */
export function breadcrumbList(crumbs: readonly Crumb[], { home, base }: Start): LinkedDataValue {
  const steps = [{ name: home, href: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      // The page itself is the last item and needs no URL.
      ...(href !== undefined && { item: base + href }),
    })),
  };
}

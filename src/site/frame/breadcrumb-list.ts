import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import type { Crumb } from '#src/site/kit/crumbs.ts';

/** `base`: origin and, in a language with a prefix, that. */
type Start = { home: string; base: string };

/** The bar of breadcrumbs for machines (schema.org): the same steps, also where a phone hides it. */
export function breadcrumbList(crumbs: readonly Crumb[], { home, base }: Start): LinkedDataValue {
  const steps = [{ name: home, href: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      // The page itself is the last step and needs no address.
      ...(href !== undefined && { item: base + href }),
    })),
  };
}

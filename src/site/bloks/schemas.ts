import { z } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>('../**/*schema{,s}.ts', { eager: true });

type Described = { folder: string; component: string; schema: z.ZodType; isRecord: boolean };

const described = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported).flatMap((value): Described[] => {
    if (!(value instanceof z.ZodObject) || !(value.shape.component instanceof z.ZodLiteral))
      return [];
    const component = String(value.shape.component.value);
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [{ folder, component, schema: value, isRecord: value.meta()?.isRecord === true }];
  }),
);

const parts = described.filter(({ isRecord }) => !isRecord);

/** A component's schema by its name in the content service. A blok of another component is unknown. */
export const blokSchemas: Readonly<Record<string, z.ZodType>> = byComponent(parts);

/** Stories that are not pages, and bloks that are only inside others: editors fill them in, parts read them. */
export const recordSchemas: Readonly<Record<string, z.ZodType>> = byComponent(
  described.filter(({ isRecord }) => isRecord),
);

/** The blok whose schema is in a folder, as named by `import.meta.glob` from here. */
export function componentIn(folder: string): string | undefined {
  return parts.find((part) => part.folder === folder)?.component;
}

/** Own properties only: a blok's name may be `constructor`. */
export function schemaOf(component: string): z.ZodType | undefined {
  return Object.hasOwn(blokSchemas, component) ? blokSchemas[component] : undefined;
}

function byComponent(list: readonly Described[]): Record<string, z.ZodType> {
  return Object.fromEntries(list.map(({ component, schema }) => [component, schema]));
}

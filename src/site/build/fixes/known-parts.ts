import { useMemo, useState } from 'react';
import type { BuildCatalogue } from '#src/domain/builds/index.ts';
import type { FlowData } from '../flow-data.ts';
import type { BuildFixes } from './build-fixes.ts';

type Parts = BuildFixes['parts'];

/**
 * The page's data plus the parts of every fix that was offered on it: a fix that was taken must still be known when
 * another one is offered.
 */
export function useKnownParts(data: FlowData) {
  const [asked, setAsked] = useState<BuildFixes[]>([]);
  const known = useMemo(() => {
    const offered = [...(data.fixes ? [data.fixes] : []), ...asked];
    return { ...data, catalogue: offered.reduce(withParts, data.catalogue) };
  }, [data, asked]);
  const offered = useMemo(() => [...(data.fixes ? [data.fixes] : []), ...asked], [data, asked]);
  return { known, offered, addFixes: setAsked };
}

/** Adds parts to a catalog; known parts stay as they are. */
export function withParts(catalogue: BuildCatalogue, { parts }: { parts: Parts }): BuildCatalogue {
  return {
    ...catalogue,
    liftKits: withMore(catalogue.liftKits, parts.liftKits),
    wheels: withMore(catalogue.wheels, parts.wheels),
    tires: withMore(catalogue.tires, parts.tires),
  };
}

function withMore<Part extends { sku: string }>(known: readonly Part[], more: readonly Part[]) {
  const fresh = more.filter(({ sku }) => !known.some((part) => part.sku === sku));
  return fresh.length === 0 ? known : [...known, ...fresh];
}

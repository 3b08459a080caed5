import { type Vehicle, vehicleFactSource } from '#src/domain/catalog/index.ts';
import { sourcedFacts } from '#src/domain/goods/index.ts';

export type UsualSources = Readonly<Record<string, { source: string; confidence: string }>>;

/** The source that applies to each fact without one of its own: that of the record. */
export function usualSources(vehicle: Vehicle): UsualSources {
  const all = Object.entries(vehicle.provenance).filter(([fact]) => fact === '*');
  const plain = { ...vehicle, provenance: Object.fromEntries(all) };
  return Object.fromEntries(
    sourcedFacts.map((fact) => {
      const source = vehicleFactSource(plain, fact as keyof Vehicle);
      return [fact, source ?? { source: '', confidence: vehicle.confidence }];
    }),
  );
}

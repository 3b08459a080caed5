import type { Vehicle } from '#src/domain/catalog/index.ts';

/** "2021 Ford F-150". */
export function vehicleName({ make, model }: Pick<Vehicle, 'make' | 'model'>, year: number) {
  return `${year} ${make} ${model}`;
}

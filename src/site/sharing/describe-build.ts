import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import type { SnapshotWords } from '#src/site/build/index.ts';
import { kitHeight } from '#src/site/build/index.ts';

/** "2021 Ford F-150". */
export function nameTruck({ vehicle }: Pick<FrozenBuild, 'vehicle'>, locale: Locale): string {
  return vehicleName(vehicle, vehicle.year, locale);
}

/** "6 in lift, 35x12.50R18 tires, 18x9 wheels"; stock parts are left out. */
export function describeParts(
  { parts, drawing }: Pick<FrozenBuild, 'parts' | 'drawing'>,
  { s, locale }: SnapshotWords,
): string {
  const sizeOf = (option: string) => parts.find((part) => part.option === option)?.size;
  const { liftFrontIn: front, liftRearIn: rear } = drawing;
  const inches = (value: number) => kitHeight(value, locale);
  const [tires, wheels] = [sizeOf('tires'), sizeOf('wheels')];
  const said = [
    sizeOf('lift-kits') === undefined
      ? null
      : front === rear
        ? s('liftOf', { inches: inches(front) })
        : s('liftOfTwo', { front: inches(front), rear: inches(rear) }),
    tires === undefined ? null : s('tiresOf', { size: tires }),
    wheels === undefined ? null : s('wheelsOf', { size: wheels }),
  ].filter((words) => words !== null);
  return said.length > 0 ? said.join(', ') : s('asBuilt');
}

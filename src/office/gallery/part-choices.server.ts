import { listLiftKits, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { LineChoice } from '#src/office/kit/text-line.tsx';

/** The fields of the form that take a stock number. */
export type PartField = 'liftSku' | 'wheelSku' | 'tireSku';

export type PartChoices = Record<PartField, LineChoice[]>;

/** The shop's products, to be found by name and stored by stock number. */
export async function partChoices(ctx: Ctx): Promise<PartChoices> {
  const [lifts, wheels, tires] = await Promise.all([
    listLiftKits(ctx),
    listWheels(ctx),
    listTires(ctx),
  ]);
  return {
    liftSku: lifts.map((kit) => choice(kit, `${kit.frontIn}/${kit.rearIn} in`)),
    wheelSku: wheels.map((wheel) => choice(wheel, wheelSize(wheel))),
    tireSku: tires.map((tire) => choice(tire, tire.size)),
  };
}

function choice({ sku, brand, name }: { sku: string; brand: string; name: string }, size: string) {
  return { value: sku, label: `${brand} ${name}, ${size}` };
}

function wheelSize(wheel: Awaited<ReturnType<typeof listWheels>>[number]): string {
  const { diameterIn, widthIn, boltPatterns, offsetMm } = wheel;
  return `${diameterIn}x${widthIn}, ${boltPatterns.join(' ')}, ${offsetMm} mm`;
}

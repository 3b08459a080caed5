import {
  findVariants,
  getLineOnceOffered,
  getVehicle,
  listTires,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import { type Vehicle, type Wheel, wasOffered } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { innerPartOf } from '#src/domain/fitment/index.ts';
import type {
  DrawingRequest,
  designOf,
  drawFront,
  drawSection,
  drawSide,
  drawWheel,
  finishOf,
  PaintJob,
  paintedIn,
  stockBuild,
  TireSpec,
  WheelSpec,
} from '#src/drawing/index.ts';
import type { SideQuery, WheelQuery } from './queries.ts';

/** The drawing functions, injected by the composition root: pages and routes draw with the same code. */
export type DrawingTools = {
  drawFront: typeof drawFront;
  drawSection: typeof drawSection;
  drawSide: typeof drawSide;
  drawWheel: typeof drawWheel;
  stockBuild: typeof stockBuild;
  designOf: typeof designOf;
  finishOf: typeof finishOf;
  paintedIn: typeof paintedIn;
};

/** @throws {DomainError} not-found if the shop has no such vehicle, wheel or tire */
export async function drawVehicle(ctx: Ctx, tools: DrawingTools, query: SideQuery) {
  return tools.drawSide(await requestOf(ctx, tools, query)).svg;
}

/** The same truck from the front. @throws {DomainError} as `drawVehicle` */
export async function drawVehicleFront(ctx: Ctx, tools: DrawingTools, query: SideQuery) {
  return tools.drawFront(await requestOf(ctx, tools, query)).svg;
}

/** Its left front wheel, cut through the axle. @throws {DomainError} as `drawVehicle` */
export async function drawVehicleSection(ctx: Ctx, tools: DrawingTools, query: SideQuery) {
  const { build, vehicle } = await requestOf(ctx, tools, query);
  const part = innerPartOf(await knownVehicle(ctx, query.vehicle));
  return tools.drawSection({ vehicle, build, part, theme: query.theme }).svg;
}

async function knownVehicle(ctx: Ctx, id: string): Promise<Vehicle> {
  const vehicle = await getVehicle(ctx, id);
  if (!vehicle) throw notFound();
  return vehicle;
}

async function requestOf(ctx: Ctx, tools: DrawingTools, query: SideQuery): Promise<DrawingRequest> {
  const vehicle = await knownVehicle(ctx, query.vehicle);
  const stock = tools.stockBuild(vehicle);
  const { theme, ghost, ground, person, dimensions, scale } = query;
  return {
    vehicle,
    build: {
      liftFrontIn: query.lift,
      liftRearIn: query.liftRear ?? query.lift,
      tire: await findTire(ctx, query.tire, stock.tire),
      wheel: await findWheel(ctx, tools, { ...query, stock: stock.wheel }),
      paint: paintOf(tools, query, stock.paint),
    },
    options: {
      ...{ theme, ghost, ground, person, dimensions, scale },
      topIn: query.top,
      padIn: query.right === undefined ? {} : { right: query.right },
    },
  };
}

function paintOf(tools: DrawingTools, query: SideQuery, stock: PaintJob): PaintJob {
  const { colour, paint, roof, flares = 'stock', trim = 'stock' } = query;
  const body = colour ? tools.paintedIn(`#${colour}`, paint) : stock;
  return { ...body, roof: roof ? { colour: `#${roof}`, finish: 'solid' } : null, flares, trim };
}

/** @throws {DomainError} not-found if the shop has no such wheel line or tire */
export async function drawLineWheel(ctx: Ctx, tools: DrawingTools, query: WheelQuery) {
  const found = await getLineOnceOffered(ctx, query.line);
  const [first] = found?.kind === 'wheel' ? found.variants : [];
  if (!first) throw notFound();
  const stock = wheelSpec(tools, first, query.finish);
  const wheel = {
    ...stock,
    diameterIn: query.diameter ?? stock.diameterIn,
    widthIn: query.width ?? stock.widthIn,
  };
  const bare = { diameterIn: 0, sectionIn: wheel.widthIn + 1.5, tread: 'A/T' as const };
  return tools.drawWheel({
    wheel,
    tire: query.tire === undefined ? undefined : await findTire(ctx, query.tire, bare),
    lugs: query.lugs,
    sizePx: query.size,
    fullSizeIn: query.full,
  }).svg;
}

async function findTire(ctx: Ctx, wish: SideQuery['tire'], stock: TireSpec): Promise<TireSpec> {
  if (wish === undefined) return stock;
  if (typeof wish === 'number') return { ...stock, diameterIn: wish, label: undefined };
  const offered = (await listTires(ctx)).find(({ sku }) => sku === wish);
  const tire = offered ?? (await findOnceOffered(ctx, { kind: 'tire', sku: wish }));
  if (!tire) throw notFound();
  const { diameterIn, sectionIn, type, size, name } = tire;
  return { diameterIn, sectionIn, tread: type, label: size, lineName: name };
}

async function findWheel(
  ctx: Ctx,
  tools: DrawingTools,
  wish: { wheel?: string; finish?: string; stock: WheelSpec },
): Promise<WheelSpec> {
  if (wish.wheel === undefined) return wish.stock;
  const { wheel: sku } = wish;
  const offered = (await listWheels(ctx)).find((one) => one.sku === sku);
  const wheel = offered ?? (await findOnceOffered(ctx, { kind: 'wheel', sku }));
  if (!wheel) throw notFound();
  return wheelSpec(tools, wheel, wish.finish);
}

/** Builds and cached pages may still show it. */
async function findOnceOffered<Kind extends 'wheel' | 'tire'>(
  ctx: Ctx,
  { kind, sku }: { kind: Kind; sku: string },
) {
  const found = await findVariants(ctx, { kind, skus: [sku] });
  return found.find(wasOffered);
}

function wheelSpec(tools: DrawingTools, wheel: Wheel, finish = wheel.finishes[0] ?? ''): WheelSpec {
  const { diameterIn, widthIn, offsetMm, lineId } = wheel;
  return {
    diameterIn,
    widthIn,
    offsetMm,
    design: tools.designOf(lineId),
    finish: tools.finishOf(finish),
  };
}

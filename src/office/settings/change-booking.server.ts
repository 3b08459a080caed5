import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { why } from '#src/office/settings/refusals.ts';
import { serviceOf, workOf } from './service-form.ts';
import { usualServices } from './usual-services.ts';

type Services = ShopSettings['services'];

/** Saves the form of a service: a new one without `slug`. Visitors see it at once. */
export async function saveService(
  ctx: Ctx,
  { form, slug }: { form: FormData; slug: string | null },
): Promise<{ done: 'save' }> {
  const typed = serviceOf(form);
  const work = workOf(form);
  await changeShop(ctx, ({ services, workKinds }) => {
    const saved = { ...typed, slug: slug ?? typed.slug };
    const { [saved.slug]: _before, ...others } = workKinds;
    return {
      services: slug === null ? addService(services, saved) : replaceService(services, saved),
      workKinds: work ? { ...others, [saved.slug]: work } : others,
    };
  });
  return { done: 'save' };
}

function replaceService(services: Services, service: Services[number]): Services {
  if (!services.some(({ slug }) => slug === service.slug)) {
    throw notFound(why('settings.no-service'));
  }
  return services.map((one) => (one.slug === service.slug ? service : one));
}

function addService(services: Services, service: Services[number]): Services {
  if (service.slug !== '' && services.every(({ slug }) => slug !== service.slug)) {
    return [...services, service];
  }
  throw refuseField('invalid', 'slug', why('settings.slug-taken'));
}

export type ServicesChange = 'move' | 'remove' | 'usual';

/** Handles the list: moves a row up or down, deletes it, or adds the usual services. */
export async function changeServices(ctx: Ctx, form: FormData): Promise<{ done: ServicesChange }> {
  const slug = String(form.get('slug'));
  switch (form.get('intent')) {
    case 'up':
      await changeList(ctx, ({ services }) => moved(services, { slug, by: -1 }));
      return { done: 'move' };
    case 'down':
      await changeList(ctx, ({ services }) => moved(services, { slug, by: 1 }));
      return { done: 'move' };
    case 'remove':
      await changeList(ctx, ({ services }) => services.filter((one) => one.slug !== slug));
      return { done: 'remove' };
    case 'usual':
      await changeList(ctx, (shop) => [...shop.services, ...usualServices(shop)]);
      return { done: 'usual' };
    default:
      throw new DomainError('invalid', whyForm('form.unknown'));
  }
}

/** The same list if there is no place to move to. */
function moved(services: Services, { slug, by }: { slug: string; by: 1 | -1 }): Services {
  const at = services.findIndex((service) => service.slug === slug);
  const service = services[at];
  if (!service || !services[at + by]) return services;
  return services.toSpliced(at, 1).toSpliced(at + by, 0, service);
}

async function changeList(ctx: Ctx, change: (shop: ShopSettings) => Services): Promise<void> {
  await changeShop(ctx, (shop) => ({ services: change(shop) }));
}

type Booking = Partial<Pick<ShopSettings, 'services' | 'workKinds'>>;

async function changeShop(ctx: Ctx, change: (shop: ShopSettings) => Booking): Promise<void> {
  await writeAndBump(ctx, (inner) => changeShopSettings(inner, change));
}

import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { why } from '#src/office/settings/refusals.ts';
import { serviceOf } from './service-form.ts';

type Services = ShopSettings['services'];

/** Saves the form of a service: a new one without `slug`. Visitors see it at once. */
export async function saveService(
  ctx: Ctx,
  { form, slug }: { form: FormData; slug: string | null },
): Promise<{ done: 'save' }> {
  const typed = serviceOf(form);
  await changeList(ctx, (services) => {
    if (slug === null) return addService(services, typed);
    if (!services.some((service) => service.slug === slug)) {
      throw notFound(why('settings.no-service'));
    }
    return services.map((one) => (one.slug === slug ? { ...typed, slug } : one));
  });
  return { done: 'save' };
}

function addService(services: Services, service: Services[number]): Services {
  if (service.slug !== '' && services.every(({ slug }) => slug !== service.slug)) {
    return [...services, service];
  }
  throw refuseField('invalid', 'slug', why('settings.slug-taken'));
}

/** Handles a row of the list: move up, or delete. */
export async function changeServices(
  ctx: Ctx,
  form: FormData,
): Promise<{ done: 'move' | 'remove' }> {
  const slug = String(form.get('slug'));
  const isUp = form.get('intent') === 'up';
  if (!isUp && form.get('intent') !== 'remove') {
    throw new DomainError('invalid', whyForm('form.unknown'));
  }
  await changeList(ctx, (services) =>
    isUp ? moveUp(services, slug) : services.filter((service) => service.slug !== slug),
  );
  return { done: isUp ? 'move' : 'remove' };
}

function moveUp(services: Services, slug: string): Services {
  const at = services.findIndex((service) => service.slug === slug);
  const moved = services[at];
  if (!moved || at === 0) return services;
  return services.toSpliced(at, 1).toSpliced(at - 1, 0, moved);
}

async function changeList(ctx: Ctx, change: (services: Services) => Services): Promise<void> {
  await writeAndBump(ctx, (inner) =>
    changeShopSettings(inner, ({ services }) => ({ services: change(services) })),
  );
}

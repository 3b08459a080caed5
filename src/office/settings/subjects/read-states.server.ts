import { countAccounts } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { readBackups } from '#src/domain/backups/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countMail } from '#src/domain/mail/index.server.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatCents } from '#src/lib/money.ts';
import type { SettingsName } from '#src/office/kit/nav-item.ts';
import { taxText } from '#src/office/rates/index.ts';
import type subjectStrings from './words.json';

type StateName = Extract<keyof typeof subjectStrings, `is.${string}`>;

/** How a part of the settings is, in a sentence with figures; `needsCare` if somebody should look at it. */
export type State = {
  words: StateName;
  facts?: Readonly<Record<string, string | number>>;
  needsCare?: boolean;
};

export type States = Partial<Record<SettingsName, State>>;

/** The states of those parts that the person may open and that have one. */
export async function readStates(
  ctx: Ctx,
  { scopes }: { scopes: readonly Scope[] },
): Promise<States> {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const [shop, mail, people, backups] = await Promise.all([
    may('settings.write') ? readShop(ctx) : {},
    may('letters.read') ? readMail(ctx) : {},
    may('people.manage') ? countAccounts(ctx) : null,
    may('backups.manage') ? readBackups(ctx) : null,
  ]);
  return {
    ...shop,
    ...mail,
    ...(people !== null && { people: { words: 'is.people', facts: { people } } }),
    ...(backups && { backups: stateOfBackups(backups) }),
  };
}

async function readShop(ctx: Ctx): Promise<States> {
  const shop = await getShopSettings(ctx);
  const rates = await ratesAt(ctx);
  const { name, address, services, bays, technicians } = shop;
  const labor = formatCents(rates.labourCentsPerHour, ctx.locale);
  return {
    setup: shop.isOpen ? { words: 'is.open' } : { words: 'is.closed', needsCare: true },
    shop: shop.isSetUp
      ? { words: 'is.shop', facts: { name, city: address.city } }
      : { words: 'is.shop.missing', needsCare: true },
    services: { words: 'is.services', facts: { count: services.length } },
    rates: { words: 'is.rates', facts: { labor, tax: taxText(rates, ctx.locale) } },
    bays: { words: 'is.bays', facts: { bays: bays.length, people: technicians.length } },
  };
}

async function readMail(ctx: Ctx): Promise<States> {
  const failed = await countMail(ctx, { state: 'failed' });
  return {
    mail: ctx.sendsMail ? { words: 'is.mail' } : { words: 'is.mail.off', needsCare: true },
    ...(failed > 0 && {
      outbox: { words: 'is.outbox.failed', facts: { count: failed }, needsCare: true },
    }),
  };
}

function stateOfBackups({ plan, lastGood, isOverdue }: Awaited<ReturnType<typeof readBackups>>) {
  if (!plan) return { words: 'is.backups.off', needsCare: true } as const;
  if (!lastGood || isOverdue) return { words: 'is.backups.late', needsCare: true } as const;
  return { words: 'is.backups' } as const;
}

import { randomUUID } from 'node:crypto';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { authUsers } from '#src/db/schema/auth.ts';
import { waitingList } from '#src/db/schema/calendar.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { scopesOf } from '#src/domain/auth/role-scopes.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';

type Message = Partial<typeof leads.$inferInsert> & { name: string; contact: string };

/** A message from the contact page; returns the id of its lead. */
export async function addMessage({ db, clock }: Ctx, { name, contact, ...more }: Message) {
  const id = randomUUID();
  const contactKind = contact.includes('@') ? 'email' : 'phone';
  await db.insert(leads).values({
    id,
    createdAt: new Date(clock.now().epochMilliseconds),
    kind: 'message',
    topic: 'price',
    locale: 'en',
    contactKind,
    name,
    contact,
    ...more,
  });
  return id;
}

/** A booking request. */
export async function addBookingRequest(
  { db }: Ctx,
  { name, contact }: { name: string; contact: string },
) {
  const id = randomUUID();
  await db.insert(appointmentRequests).values({
    id,
    formId: randomUUID(),
    service: 'alignment',
    vehicle: '2019 Toyota Tacoma',
    mode: 'drop',
    wishedDate: '2026-12-01',
    dayPart: 'morning',
    name,
    contact,
    contactKind: contact.includes('@') ? 'email' : 'phone',
    locale: 'en',
  });
  return id;
}

/** An entry on the waiting list. */
export async function addWaiter({ db }: Ctx, { name, email }: { name: string; email: string }) {
  const id = randomUUID();
  await db.insert(waitingList).values({
    id,
    formId: randomUUID(),
    service: 'alignment',
    minutes: 60,
    mode: 'wait',
    fromDate: '2026-12-01',
    untilDate: '2026-12-05',
    vehicle: '2019 Toyota Tacoma',
    name,
    email,
    locale: 'es',
  });
  return id;
}

const parts = {
  'lift-kits': { sku: 'dunmark-stratagem-2.75x1.5' },
  wheels: { sku: 'vantrel-quoin-17x8.5-6x135-p18' },
  tires: { sku: 'skerrow-northlight-at-lt31570r17' },
};

/** A sent build of a 2022 Ford F-150 with a kit, wheels and tires. */
export async function sendBuild(ctx: Ctx, { name, contact }: { name: string; contact: string }) {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2022 });
  await recordCompletedOptions(ctx, { ...access, meta: parts });
  const { id: buildId, capability } = access;
  const details = { name, contact, preferred: 'text' as const, note: '', consent: 'on' };
  const lead = await submitBuild(ctx, { ...details, buildId, capability });
  return lead.id;
}

/** The context of somebody with an account. */
export async function addStaff(ctx: Ctx, role: StaffRole, name: string): Promise<Ctx> {
  const email = `${name.toLowerCase()}@shop.example`;
  await ctx.db.insert(authUsers).values({ id: name, name, email, role }).onConflictDoNothing();
  return {
    ...ctx,
    actor: { kind: 'staff', userId: name, name, email, role, scopes: scopesOf(role) },
  };
}

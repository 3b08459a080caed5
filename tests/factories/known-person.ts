import { randomUUID } from 'node:crypto';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { leadEvents } from '#src/db/schema/lead-events.ts';
import { bookAppointment, joinWaitingList } from '#src/domain/appointments/index.server.ts';
import { askForReminder } from '#src/domain/build-reminders/index.server.ts';
import {
  addBuildPhotos,
  recordCompletedOptions,
  startBuild,
} from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { sendMessage, submitBuild } from '#src/domain/leads/index.server.ts';
import { sendApplication } from './applications.ts';
import { truckPhoto } from './photos.ts';
import { pdfFile } from './resumes.ts';

export type KnownPerson = {
  name: string;
  email: string;
  phone: string;
  vin?: string;
  startsAt: string;
};

/** Creates everything that a visitor can leave behind; each of their texts contains their name. */
export async function leaveEverything(ctx: Ctx, person: KnownPerson): Promise<void> {
  const { name, email, phone, vin, startsAt } = person;
  const words = (what: string) => `${what} of ${name}`;
  const locale = 'en' as const;
  const build = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  const buildId = build.id;
  await recordCompletedOptions(ctx, { ...build, meta: { wheels: { sku: null } } });
  await addBuildPhotos(ctx, { ...build, files: [await truckPhoto(`${name}.jpg`)] });
  await askForReminder(ctx, { ...build, reminderEmail: email, reminderConsent: 'on' });
  // By phone: only the build shows that it is the same person.
  const details = { name, contact: phone, vin, preferred: 'call' as const, consent: 'on' };
  const lead = await submitBuild(ctx, { ...build, buildId, ...details, note: words('Note') });
  await noteOf(ctx, lead.id, words('Called'));
  const message = { formId: randomUUID(), topic: 'fit' as const, message: words('Question') };
  await sendMessage(ctx, { locale, values: { ...message, name, contact: email.toUpperCase() } });
  const visit = { formId: randomUUID(), vehicle: words('Truck'), name, contact: email };
  const job = { service: 'leveling-kit', mode: 'drop' as const };
  await bookAppointment(ctx, {
    ...job,
    startsAt,
    locale,
    buildId,
    details: { ...visit, note: words('Gate code') },
  });
  await joinWaitingList(ctx, {
    ...job,
    locale,
    details: {
      ...visit,
      formId: randomUUID(),
      note: words('Wish'),
      fromDate: '2026-12-01',
      untilDate: '2026-12-04',
    },
  });
  // As visitors left it before times could be booked.
  await ctx.db.insert(appointmentRequests).values({
    ...visit,
    id: randomUUID(),
    formId: randomUUID(),
    contactKind: 'email',
    locale,
    service: 'leveling-kit',
    mode: 'drop',
    wishedDate: '2026-12-03',
    dayPart: 'morning',
    note: words('Request'),
  });
  await sendApplication(ctx, {
    slug: 'service-advisor',
    locale,
    name,
    contact: email,
    message: words('Experience'),
    file: { name: `${name.replace(/[^\p{L} ]/gu, '')}.pdf`, bytes: pdfFile() },
  });
}

function noteOf({ db }: Ctx, inquiryId: string, text: string) {
  return db.insert(leadEvents).values({ inquiryId, kind: 'note', actorName: 'Lupita', text });
}

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import { appointments, calendarEntries, waitingList } from '#src/db/schema/calendar.ts';
import {
  careerApplications,
  careerCandidates,
  careerEvents,
  careerResumes,
} from '#src/db/schema/careers.ts';
import { leadEvents } from '#src/db/schema/lead-events.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { reviewInvitations } from '#src/db/schema/reviews.ts';
import { isPersons, type PersonKeys } from './find-keys.server.ts';

/** A table that contains rows of a person. */
export type Holding = {
  table: PgTable;
  where(keys: PersonKeys): SQL | undefined;
  /** Column with a file of the private store. */
  file?: { key: PgColumn; name: PgColumn; seal?: PgColumn; scan?: PgColumn };
};

/** In the order in which they can be deleted: referencing tables first. */
export const holdings = {
  leadNotes: {
    table: leadEvents,
    where: ({ leads: ids, requests, waiting }) =>
      inArray(leadEvents.inquiryId, [...ids, ...requests, ...waiting]),
  },
  mail: { table: mailMessages, where: isOwnMail },
  waitingList: { table: waitingList, where: (keys) => inArray(waitingList.id, keys.waiting) },
  appointments: {
    table: appointments,
    where: (keys) => inArray(appointments.id, keys.appointments),
  },
  calendar: { table: calendarEntries, where: (keys) => inArray(calendarEntries.id, keys.entries) },
  requests: {
    table: appointmentRequests,
    where: (keys) => inArray(appointmentRequests.id, keys.requests),
  },
  photos: {
    table: buildPhotos,
    where: (keys) =>
      or(inArray(buildPhotos.buildId, keys.builds), inArray(buildPhotos.leadId, keys.leads)),
    file: { key: buildPhotos.key, name: buildPhotos.fileName },
  },
  leads: { table: leads, where: (keys) => inArray(leads.id, keys.leads) },
  reminders: {
    table: buildReminders,
    where: (keys) => inArray(buildReminders.buildId, keys.builds),
  },
  reviewInvitations: {
    table: reviewInvitations,
    where: ({ person }) => isPersons(reviewInvitations.email, person),
  },
  builds: { table: builds, where: (keys) => inArray(builds.id, keys.builds) },
  resumes: {
    table: careerResumes,
    where: (keys) => inArray(careerResumes.applicationId, keys.applications),
    file: {
      key: careerResumes.key,
      name: careerResumes.fileName,
      seal: careerResumes.seal,
      scan: careerResumes.scan,
    },
  },
  applications: {
    table: careerApplications,
    where: (keys) => inArray(careerApplications.id, keys.applications),
  },
  candidateNotes: {
    table: careerEvents,
    where: (keys) => inArray(careerEvents.candidateId, keys.candidates),
  },
  candidates: {
    table: careerCandidates,
    where: (keys) => inArray(careerCandidates.id, keys.candidates),
  },
} as const satisfies Record<string, Holding>;

export type HoldingName = keyof typeof holdings;
export const holdingNames = Object.keys(holdings) as HoldingName[]; // The keys of the table above.

/** Letters to the person, and letters to the shop about them. */
function isOwnMail(keys: PersonKeys): SQL | undefined {
  const { recipient, replyTo, data } = mailMessages;
  const { person, visits } = keys;
  const ids = [
    ...keys.leads,
    ...keys.requests,
    ...keys.appointments,
    ...keys.candidates,
    ...keys.applications,
  ];
  const named = visits.map(({ name, truck }) =>
    and(eq(sql`${data}->>'name'`, name), eq(sql`${data}->>'truck'`, truck)),
  );
  return or(
    isPersons(recipient, person),
    isPersons(replyTo, person),
    ids.length > 0 ? sql`${data}::text ~ ${ids.join('|')}` : undefined,
    ...named,
  );
}

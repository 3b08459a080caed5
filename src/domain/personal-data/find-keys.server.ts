import { type AnyColumn, and, eq, inArray, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { appointments, waitingList } from '#src/db/schema/calendar.ts';
import { careerApplications, careerCandidates } from '#src/db/schema/careers.ts';
import { leads } from '#src/db/schema/leads.ts';
import type { Person } from './person.ts';

/** Ids of a person's rows, and how letters to the shop name them. */
export type PersonKeys = {
  /** Null for rows that are found by age. */
  person: Person | null;
  leads: string[];
  requests: string[];
  waiting: string[];
  appointments: string[];
  builds: string[];
  candidates: string[];
  applications: string[];
  /** Calendar entries of their appointments and offers. */
  entries: string[];
  /** Other inquiries that staff merged with one in their name. */
  merged: string[];
  /** Name and truck of each appointment. */
  visits: { name: string; truck: string }[];
};

/**
 * Everything connected with a person: rows with their address or number, and rows of the same build or lead, even
 * with another one.
 */
export async function findKeys(db: Db, person: Person): Promise<PersonKeys> {
  let keys: PersonKeys = { ...noKeys, person };
  for (;;) {
    const wider = await widen(db, keys);
    if (countKeys(wider) === countKeys(keys)) return wider;
    keys = wider;
  }
}

export const noKeys: PersonKeys = {
  person: null,
  leads: [],
  requests: [],
  waiting: [],
  appointments: [],
  builds: [],
  candidates: [],
  applications: [],
  entries: [],
  merged: [],
  visits: [],
};

function countKeys({ person: _, ...lists }: PersonKeys): number {
  return Object.values(lists).reduce((total, list) => total + list.length, 0);
}

/** Whether a column contains the person's address or number, in any spelling. */
export function isPersons(column: AnyColumn, person: Person | null): SQL | undefined {
  if (person === null) return sql`false`;
  const { kind, value } = person;
  if (kind === 'email') return eq(sql`lower(trim(${column}))`, value);
  const digits = sql`right(regexp_replace(${column}, '\\D', '', 'g'), 10)`;
  return and(notLike(column, '%@%'), eq(digits, value));
}

/** One step further than `keys`: rows connected with what is already known. */
async function widen(db: Db, keys: PersonKeys): Promise<PersonKeys> {
  const { person } = keys;
  const ownLeads = await db
    .select({ id: leads.id, buildId: leads.buildId, mergedInto: leads.mergedInto })
    .from(leads)
    .where(
      or(
        isPersons(leads.contact, person),
        inArray(leads.buildId, keys.builds),
        isMerged(leads, keys),
      ),
    );
  const leadIds = ownLeads.map(({ id }) => id);
  const reminders = await db
    .select({ buildId: buildReminders.buildId })
    .from(buildReminders)
    .where(isPersons(buildReminders.email, person));
  const requests = await db
    .select({ id: appointmentRequests.id, mergedInto: appointmentRequests.mergedInto })
    .from(appointmentRequests)
    .where(
      or(
        isPersons(appointmentRequests.contact, person),
        inArray(appointmentRequests.leadId, leadIds),
        isMerged(appointmentRequests, keys),
      ),
    );
  const visits = await ownVisits(db, { ...keys, leads: leadIds });
  const appointmentIds = visits.map(({ id }) => id);
  const waiting = await db
    .select()
    .from(waitingList)
    .where(
      or(
        isPersons(waitingList.email, person),
        inArray(waitingList.appointmentId, appointmentIds),
        inArray(waitingList.buildId, keys.builds),
        isMerged(waitingList, keys),
      ),
    );
  const sent = await ownApplications(db, keys);
  const ofBuilds = [...ownLeads, ...reminders, ...visits, ...waiting];
  return {
    person,
    leads: leadIds,
    requests: requests.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    appointments: appointmentIds,
    builds: known(ofBuilds.map(({ buildId }) => buildId)),
    candidates: known(sent.map(({ candidateId }) => candidateId)),
    applications: known(sent.map(({ id }) => id)),
    merged: known([...ownLeads, ...requests, ...waiting].map(({ mergedInto }) => mergedInto)),
    entries: known([...visits, ...waiting].map(({ entryId }) => entryId)),
    visits: visits.map(({ name, vehicle }) => ({ name, truck: vehicle })),
  };
}

type Inquiries = typeof leads | typeof appointmentRequests | typeof waitingList;

/** Staff decided that it is the same person: merged into one of theirs, or one of theirs into it. */
function isMerged({ id, mergedInto }: Inquiries, keys: PersonKeys): SQL | undefined {
  const own = [...keys.leads, ...keys.requests, ...keys.waiting];
  return or(inArray(mergedInto, own), inArray(id, keys.merged));
}

function ownVisits(db: Db, keys: PersonKeys) {
  return db
    .select()
    .from(appointments)
    .where(
      or(
        isPersons(appointments.contact, keys.person),
        inArray(appointments.leadId, keys.leads),
        inArray(appointments.buildId, keys.builds),
      ),
    );
}

/** All applications of each candidacy; some may have another address. */
function ownApplications(db: Db, { person, candidates }: PersonKeys) {
  return db
    .select({ candidateId: careerCandidates.id, id: careerApplications.id })
    .from(careerCandidates)
    .leftJoin(careerApplications, eq(careerApplications.candidateId, careerCandidates.id))
    .where(
      or(
        isPersons(careerCandidates.contact, person),
        isPersons(careerApplications.contact, person),
        inArray(careerCandidates.id, candidates),
      ),
    );
}

function known(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

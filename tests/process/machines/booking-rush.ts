import type { Machines } from './open-machines.ts';
import { networkOf, postForm, signedForm } from './signed-form.ts';

export type BookingRush = {
  asked: number;
  /** By status: 202 was booked, 409 was told the next free times. */
  answers: Record<number, number>;
  booked: number;
  /** Two visits at the same time in one bay, on one rack or with one person. */
  doubles: number;
};

const service = '/appointment.data?service=fit-check&mode=wait';
const atOnce = 40;
const timeButton = /<button(?=[^>]* name="choose")[^>]* value="([^"]+)"/g;

/** Many people want the same few times, half of them at each process. */
export async function rushForTimes(
  machines: Machines,
  { people }: { people: number },
): Promise<BookingRush> {
  const before = await count(machines, 'appointments');
  const answers: Record<number, number> = {};
  const rounds = Math.ceil(people / atOnce);
  const times = await listTimes(machines, rounds);
  for (const [round, startsAt] of times.entries()) {
    const crowd = Array.from({ length: atOnce }, (_, nth) => round * atOnce + nth);
    const statuses = await Promise.all(crowd.map((nth) => book(machines, { nth, startsAt })));
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
  }
  const doubles = await count(
    machines,
    `calendar_occupations a join calendar_occupations b
       on a.resource = b.resource and a.id < b.id and a.during && b.during`,
  );
  const booked = (await count(machines, 'appointments')) - before;
  return { asked: times.length * atOnce, answers, booked, doubles };
}

type Wish = { nth: number; startsAt: string };

async function book(machines: Machines, { nth, startsAt }: Wish): Promise<number> {
  const person = { name: `Visitor ${nth}`, contact: `visitor-${nth}@example.org`, note: '' };
  const fields = { ...signedForm('appointment'), ...person, vehicle: '2021 Ford F-150', startsAt };
  const from = { 'X-Forwarded-For': networkOf(nth) };
  const answer = await postForm(machines.at(nth % 2, service), fields, from);
  await answer.arrayBuffer();
  return answer.status;
}

/** Three networks' worth of holds, asked for by one network at both processes at once. Returns how many it has. */
export async function rushForHolds(machines: Machines): Promise<number> {
  const times = await listTimes(machines, 9);
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  await Promise.all(
    times.map(async (choose, nth) => {
      const answer = await postForm(machines.at(nth % 2, service), { choose }, from);
      await answer.arrayBuffer();
    }),
  );
  return count(machines, `calendar_entries where kind = 'hold' and held_by is not null`);
}

/** Free starts of the coming weeks, in order, from the pages of their days. */
async function listTimes(machines: Machines, most: number): Promise<string[]> {
  const times: string[] = [];
  const today = Temporal.Now.plainDateISO('America/Phoenix');
  for (let ahead = 3; times.length < most && ahead < 45; ahead += 1) {
    const day = today.add({ days: ahead });
    const url = machines.at(ahead % 2, `/appointment?service=fit-check&mode=wait&day=${day}`);
    const page = await (await fetch(url)).text();
    for (const [, startsAt] of page.matchAll(timeButton)) {
      if (startsAt) times.push(startsAt);
    }
  }
  return [...new Set(times)].slice(0, most);
}

async function count({ pool }: Machines, from: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${from}`);
  return rows[0]?.count ?? 0;
}

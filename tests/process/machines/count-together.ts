import { limitRules } from '#src/http/api/limits.ts';
import type { Machines } from './open-machines.ts';

/** Together with the allowed ones few enough that each process reads all bodies of one network at the same time. */
const tooMany = 10;

/** What a network must get that starts `tooMany` more builds than it may. */
export const countedTogether = { made: limitRules.start.requests, refused: tooMany };

/** A network starts more builds than it may, at both processes at once. Returns how many each answer came. */
export async function startBuilds(machines: Machines, network: string) {
  const from = { 'X-Forwarded-For': network };
  const token = await fetch(machines.at(0, '/api/sanctum/csrf-cookie'), { headers: from });
  const cookies = token.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const [, proof = ''] = /XSRF-TOKEN=([^;]+)/.exec(cookies.join('; ')) ?? [];
  const statuses = await Promise.all(
    Array.from({ length: limitRules.start.requests + tooMany }, async (_, nth) => {
      const answer = await fetch(machines.at(nth % 2, '/p/v1/builds'), {
        method: 'POST',
        body: JSON.stringify({ vehicleId: 'ford-f150-2021', year: 2021 }),
        headers: {
          ...from,
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': decodeURIComponent(proof),
          Cookie: cookies.join('; '),
        },
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const of = (status: number) => statuses.filter((one) => one === status).length;
  return { made: of(201), refused: of(429) };
}

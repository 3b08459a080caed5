import { sql } from 'drizzle-orm';
import { careerCandidates } from '#src/db/schema/careers.ts';
import type { Ctx, Locale } from '../context.ts';
import { personKeyOf } from './person-key.ts';

type Applicant = { jobSlug: string; name: string; contact: string; locale: Locale };

/**
 * The candidate of a job whom this contact belongs to, made or brought up to date. The row is locked
 * until the transaction ends, so that two applications of one person come one after the other.
 */
export async function keepCandidate(ctx: Ctx, applicant: Applicant): Promise<string> {
  const { personKey, contact, contactKind } = personKeyOf(applicant.contact);
  const at = new Date(ctx.clock.now().epochMilliseconds);
  const { name, locale } = applicant;
  const [row] = await ctx.db
    .insert(careerCandidates)
    .values({
      ...applicant,
      id: ctx.ids.uuid(),
      personKey,
      contact,
      contactKind,
      stageAt: at,
      appliedAt: at,
      createdAt: at,
    })
    .onConflictDoUpdate({
      target: [careerCandidates.jobSlug, careerCandidates.personKey],
      set: {
        name,
        contact,
        locale,
        appliedAt: sql`greatest(${careerCandidates.appliedAt}, ${at})`,
      },
    })
    .returning({ id: careerCandidates.id });
  if (!row) throw new Error('A candidate was not written');
  return row.id;
}

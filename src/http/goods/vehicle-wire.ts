import { z } from 'zod';
import { vehicleSchema } from '#src/domain/catalog/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { partStatuses } from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';

const { id: _, slug: __, ...facts } = vehicleSchema.shape;
type Facts = typeof facts;
type Sent<Name extends keyof Facts> =
  Facts[Name] extends z.ZodDefault<infer Inner> ? z.ZodOptional<Inner> : z.ZodOptional<Facts[Name]>;

/** A default would stand for a fact that was not sent, and change it. */
const sent = Object.fromEntries(
  Object.entries(facts).map(([name, fact]) => [
    name,
    (fact instanceof z.ZodDefault ? (fact.unwrap() as z.ZodType) : fact).optional(),
  ]),
) as { [Name in keyof Facts]: Sent<Name> };

/** Facts of a vehicle; those that are not sent stay. */
export const vehicleFacts = z.strictObject({
  ...sent,
  status: z.enum(partStatuses).optional(),
});

/** Whether JSON columns can store every text in it. */
export function isStorable(value: unknown): boolean {
  const texts = JSON.stringify(value);
  return texts === JSON.stringify(JSON.parse(texts), (_key, one) => cleaned(one));
}

function cleaned(value: unknown): unknown {
  return typeof value === 'string' && plainText(value) !== value ? null : value;
}

/** Runs a change; its refusals name the facts as the record does. */
export async function inFactNames<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: factName(issue.path) }));
    throw new DomainError(error.code, error.told, issues);
  }
}

function factName(path: string): string {
  if (path === 'accepted') return 'accept';
  const source = /^source-(.+)-(?:text|confidence)$/.exec(path);
  return source ? `provenance.${source[1]}` : path.replaceAll('-', '.');
}

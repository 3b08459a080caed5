import { z } from 'zod';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import type { Financing } from '#src/domain/settings/index.ts';

const figure = z.string().trim().min(1, whyAny('input.required').reason).pipe(z.coerce.number());

const financingForm = z.object({
  lender: z.string().trim().min(1, whyAny('input.required').reason).max(80),
  lenderUrl: z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: whyAny('input.not-an-address').reason }),
  ]),
  aprPercent: figure.pipe(z.number().min(0).max(36)),
  months: figure.pipe(z.int().min(3).max(84)),
  downPercent: figure.pipe(z.number().min(0).max(90)),
});

const names = ['lender', 'lenderUrl', 'aprPercent', 'months', 'downPercent'] as const;

/** The terms that were typed. @throws {DomainError} invalid, with the fields */
export function financingOf(form: FormData): Financing {
  const typed = Object.fromEntries(
    names.map((name) => [name, String(form.get(name) ?? '').trim()]),
  );
  // Anything; validated here against its schema.
  const { lenderUrl, ...terms } = parseInput(financingForm, typed as z.input<typeof financingForm>);
  return { ...terms, url: lenderUrl };
}

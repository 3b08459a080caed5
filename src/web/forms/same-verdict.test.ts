import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import { bookingSchema, waitingSchema } from '#src/domain/appointments/index.ts';
import { reminderSchema } from '#src/domain/build-reminders/index.ts';
import { applicationSchema, jobSchema } from '#src/domain/careers/index.ts';
import { buildDetailsSchema, messageSchema } from '#src/domain/leads/index.ts';
import { createFormStore } from './form-store.ts';
import { judgeValues } from './judge-form.ts';
import { readForm } from './read-form.server.ts';

const { jobs } = z.object({ jobs: jobSchema.array() }).parse(jobsFile);
const forms: [string, (locale: 'en' | 'es') => z.ZodObject][] = [
  ['contact', messageSchema],
  ['build details', buildDetailsSchema],
  ...jobs.map(({ slug, questions }): [string, (locale: 'en' | 'es') => z.ZodObject] => [
    slug,
    (locale) => applicationSchema(locale, { questions }),
  ]),
  ['reminder', reminderSchema],
  ['appointment', bookingSchema],
  ['waiting list', waitingSchema],
];

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[\d ().+-]{0,16}$/),
  fc.emailAddress(),
  fc.constantFrom('', ' ', '\u200b', '\u202e', '4807777700', '(480) 777-7700', 'on', 'fit', 'wait'),
  fc.constantFrom('morning', 'fit-check', '2026-11-23', '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f10'),
  fc.nat(5000).map((count) => 'x'.repeat(count)),
);

test.each(forms)(
  'what is said of the form "%s" is the same in the browser and here',
  async (_, of) => {
    const names = Object.keys(of('en').shape);
    const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.option(typed)])));
    const locale = fc.constantFrom('en' as const, 'es' as const);
    await fc.assert(
      fc.asyncProperty(values, locale, async (given, language) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(given)) {
          if (value !== null) form.set(name, value.toWellFormed());
        }
        const schema = of(language);
        expect(sayInBrowser(form, schema)).toEqual(await sayOnServer(form, schema));
      }),
      { numRuns: 60 },
    );
  },
);

function sayInBrowser(form: FormData, schema: z.ZodObject) {
  const fields = Object.keys(schema.shape).map((name) => ({ name, isRequired: false, value: '' }));
  const judge = (values: FormData) => judgeValues(values, schema);
  const store = createFormStore({ fields, mode: 'aggressive', judge });
  store.submit(form);
  const said = Object.entries(store.read().fields).map(([name, { error }]) => [name, error]);
  return Object.fromEntries(said.filter(([, error]) => error !== null));
}

/** As it arrives: sent over HTTP and parsed with what every action uses. */
async function sayOnServer(form: FormData, schema: z.ZodObject) {
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  const submission = parseWithZod(await readForm(request), { schema });
  const errors = submission.status === 'success' ? {} : (submission.error ?? {});
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, said?.[0]]));
}

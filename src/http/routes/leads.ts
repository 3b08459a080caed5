import { z } from 'zod';
import {
  type CompletedKey,
  type CompletedOptions,
  completedOptionsSchema,
  metaPatchSchema,
} from '#src/domain/builds/index.ts';
import { saveProgress, submitBuild } from '#src/domain/leads/index.server.ts';
import { buildDetailsSchema } from '#src/domain/leads/index.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { defaultLocale, localeCodes } from '#src/lib/locales.ts';
import { defineCall } from '../api/api-call.ts';
import { accessOf, arrival, buildParams, exampleBuildId } from '../api/own-build.ts';
import type { ServeCall } from '../api/serve-call.ts';

const params = { buildId: exampleBuildId };
const sent = 'The build was sent to the shop and stays as it is.';

export const saveProgressCall = defineCall({
  id: 'saveProgress',
  method: 'patch',
  path: '/p/v1/leads/{buildId}',
  summary: 'Save the progress of one’s own build',
  description:
    'Merges `meta` by key: keys that are not named stay as they are, also when two saves arrive at the same moment. An empty entry (null, "" or {}) says "not yet" and changes nothing. A page that sends the whole map names in `changed` what was chosen just now: the rest of the map may be older than what another page has saved, and is not written.',
  limit: 'save',
  ownBuild: true,
  params: buildParams,
  body: z.strictObject({
    meta: metaPatchSchema,
    changed: z
      .array(z.enum(['vehicle', 'lift-kits', 'wheels', 'tires']))
      .optional()
      .meta({ description: 'The keys of `meta` that are written; all of them when left out.' }),
  }),
  answer: {
    status: 200,
    text: 'What is kept now.',
    data: z.object({ id: z.uuid(), meta: completedOptionsSchema, version: z.int() }),
  },
  refuses: { conflict: sent },
  example: { params, body: { meta: { wheels: { sku: null } } } },
});

type Progress = { meta: CompletedOptions; changed?: CompletedKey[] | undefined };

function newIn({ meta, changed }: Progress): CompletedOptions {
  if (!changed) return meta;
  const isNew = (key: string) => changed.some((one) => one === key);
  return Object.fromEntries(Object.entries(meta).filter(([key]) => isNew(key)));
}

const locale = z.enum(localeCodes);

const cents = z.int().min(0).max(999_999_999);
const seenPrice = z
  .strictObject({
    ratesSetId: cents,
    totalCents: z.strictObject({ low: cents, likely: cents, high: cents }),
  })
  .optional()
  .meta({ description: 'The price that the visitor saw: its rates are honoured.' });

/** The form's rules state no lengths for programs, so they are given in words here. */
function submissionSchema(language: z.infer<typeof locale>) {
  const { name, contact, preferred, note, vin, consent } = buildDetailsSchema(language).shape;
  const type = 'string';
  return z
    .strictObject({
      name: name.meta({ type, maxLength: 120 }),
      contact: contact.meta({ type, description: 'A US phone number or an e-mail address.' }),
      preferred: preferred.meta({ description: 'How the shop shall answer.' }),
      note: note.meta({ type, maxLength: 2000 }),
      vin: vin.meta({
        type,
        description: 'The VIN of the truck, with a right check digit; or empty.',
      }),
      consent: consent.meta({ type, description: 'Any text: the shop may keep and answer this.' }),
      locale: locale.optional().meta({ description: 'Language of the messages in `errors`.' }),
      seen: seenPrice,
      source: arrival,
    })
    .meta({ required: ['name', 'contact', 'consent'] });
}

export const submitBuildCall = defineCall({
  id: 'submitBuild',
  method: 'post',
  path: '/p/v1/leads/{buildId}/submission',
  summary: 'Send one’s own build to the shop',
  description:
    'Makes the build a lead with the price and the verdict of this moment. One build is one lead: sent again, the first one is answered.',
  limit: 'send',
  ownBuild: true,
  params: buildParams,
  body: submissionSchema(defaultLocale),
  bodyIn: submissionSchema,
  answer: {
    status: 201,
    text: 'The shop has it.',
    data: z.object({
      id: z.uuid(),
      number: z.int().meta({ description: 'The number that the shop calls it by.' }),
    }),
  },
  example: { params, body: { name: 'Dana Whitlock', contact: 'dana@example.com', consent: 'on' } },
});

export function serveLeads(serve: ServeCall): void {
  serve(saveProgressCall, async ({ ctx, c, params: { buildId }, body }) => {
    const build = await saveProgress(ctx, { ...accessOf(c, buildId), meta: newIn(body) });
    const { id, completedOptions, version } = build;
    return { data: { id, meta: completedOptions, version } };
  });

  serve(submitBuildCall, async ({ ctx, c, params: { buildId }, body: { source, ...details } }) => {
    const { capability } = accessOf(c, buildId);
    const origin = originOf(c.req.raw, source);
    const lead = await submitBuild(ctx, { ...details, buildId, capability, origin });
    return { data: { id: lead.id, number: lead.number } };
  });
}

import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

export const trucks = {
  f150: { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' },
  silverado: {
    year: '2019',
    make: 'Chevrolet',
    model: 'Silverado 1500',
    vehicle: 'chevrolet-silverado-1500-2019',
  },
  wrangler: {
    year: '2021',
    make: 'Jeep',
    model: 'Wrangler Unlimited (4-door)',
    vehicle: 'jeep-wrangler-jl-4dr-2018',
  },
  tacoma: { year: '2021', make: 'Toyota', model: 'Tacoma', vehicle: 'toyota-tacoma-2016' },
};

const everyOption = ['lift-kits', 'wheels', 'tires'] as const;

/** The part of each step; '' keeps the factory's. */
export type Parts = Partial<Record<(typeof everyOption)[number], string>>;

type Prepared = { truck: keyof typeof trucks; parts?: Parts; options?: readonly string[] };

/**
 * A build of this browser, made without a page by the forms that work without a script: the truck, then a part for
 * each step. A page has it if this is its `page.request`.
 */
export async function prepareBuild(
  request: APIRequestContext,
  { truck, parts = {}, options = everyOption }: Prepared,
): Promise<void> {
  const start = [...Object.entries(trucks[truck]), ...options.map((option) => ['options', option])];
  await sendStep(request, 'vehicle', [...start, ['intent', 'start']]);
  for (const [step, sku] of Object.entries(parts)) await sendStep(request, step, [['sku', sku]]);
}

async function sendStep(request: APIRequestContext, step: string, fields: string[][]) {
  const answer = await request.post(`/build?step=${step}`, {
    data: String(new URLSearchParams(fields)),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: String(process.env.SITE_URL),
    },
    maxRedirects: 0,
  });
  expect(answer.status(), step).toBe(303);
  expect(answer.headers().location, step).toMatch(/step=(lift-kits|wheels|tires|details)$/);
}

import { z } from 'zod';

/** Empty means not set: shells and compose files cannot unset a variable. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

export function oneOfWords<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be ${values.join(' or ')}`);
}

export function longText(length: number) {
  return z.string().min(length, `must have at least ${length} characters`);
}

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((url) => new URL(url).origin);

export const s3Endpoint = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://s3.us-west-2.amazonaws.com',
});

/** Base URL of a content service including its version: `https://content.example/v2`. */
export const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://content.example/v2' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A path on this site without its leading slash: `build`. */
export const pagePath = z
  .string()
  .transform((path) => path.replace(/^\/|\/$/g, ''))
  .refine((path) => /^[\w-]+(\/[\w-]+)*$/.test(path), 'must be a path such as build');

/** Hosts of other sites, separated by commas: `a.storyblok.com,img.example`. */
export const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^([a-z\d-]{1,63}\.)+[a-z][a-z\d-]{0,62}$/.test(host)), {
    error: 'must be names of hosts with commas between them, such as a.storyblok.com',
  });

/** Machines with their ports, separated by commas: `files.lan:22,192.168.1.20:443`. */
export const serverList = z
  .string()
  .transform((text) => text.split(',').map((server) => server.trim().toLowerCase()))
  .refine((servers) => servers.every((server) => /^[a-z\d.-]{1,253}:\d{1,5}$/.test(server)), {
    error: 'must be machines with their ports and commas between them, such as files.lan:22',
  });

/**
 * What `.env.example` and the table in `docs/operations.md` say about a variable: one sentence, and if it has no
 * default, what happens while it is not set. `node tools/write-env-docs.ts` writes both.
 */
export function about(description: string, unset?: string) {
  return { description, unset };
}

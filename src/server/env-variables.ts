import { z } from 'zod';
import { backups } from './env-backups.ts';
import {
  about,
  endpoint,
  hostList,
  longText,
  oneOfWords,
  optional,
  origin,
  pagePath,
  s3Endpoint,
  serverList,
  wholeNumber,
} from './env-kinds.ts';
import { tracing } from './env-tracing.ts';

const address = {
  PORT: optional(wholeNumber(0, 65_535))
    .default(3000)
    .meta(about('The port to listen on; `0` takes any free one.')),
  HOST: optional(z.string())
    .default('0.0.0.0')
    .meta(about('The network address to listen on; `127.0.0.1` serves this machine only.')),
  PUBLIC_ORIGIN: optional(origin).meta(
    about(
      'The address that visitors use, such as `https://shop.example`.',
      'http://localhost:PORT',
    ),
  ),
  ROOT_REDIRECT: optional(pagePath).meta(
    about(
      'A page such as `build` to which `/` leads (302, with its query).',
      'none; `/` is the home page, and leads a first visitor whose browser reads Spanish to `/es`',
    ),
  ),
  TRUSTED_PROXY_HOPS: optional(wholeNumber(0, 10))
    .default(0)
    .meta(about('How many proxies stand in front of the server.')),
  IMAGE_DOMAINS: optional(hostList)
    .default([])
    .meta(
      about(
        'Hosts, with commas between them, whose pictures `/_ipx` and `/_vercel/image` fetch and convert; those of the hosted content service are known where its token is set.',
        'none',
      ),
    ),
};

const data = {
  DATA_DIR: optional(z.string())
    .default('data')
    .meta(about('The folder of the database, the files and the secret.')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  ).meta(
    about(
      'A PostgreSQL server, version 15 or newer: `postgres://user:password@db.example/ironwood`.',
      'none; the database is in `DATA_DIR`',
    ),
  ),
  SEED: optional(oneOfWords(['demo', 'empty']))
    .default('demo')
    .meta(about('What an empty database is filled with: `demo` or `empty`.')),
};

const secrets = {
  SECRET: optional(longText(32)).meta(
    about(
      'At least 32 characters; cookies and tokens are signed with keys derived from it.',
      'made at the first start and kept in `DATA_DIR/secret`',
    ),
  ),
  SECRET_IS_NEW: optional(z.literal('yes', 'must be yes or nothing')).meta(
    about(
      '`yes` starts with another secret than the one that resumes were sealed with; they cannot be opened then.',
      'none',
    ),
  ),
  OWNER_EMAIL: optional(z.email('must be an e-mail address')).meta(
    about(
      'With `OWNER_PASSWORD`: the owner’s account, made at a start without accounts.',
      'none; the first start prints a link',
    ),
  ),
  OWNER_PASSWORD: optional(longText(12)).meta(
    about('The password of that account, at least 12 characters.', 'none'),
  ),
};

const content = {
  CONTENT_PUBLIC_TOKEN: optional(longText(8)).meta(
    about('The token that reads published content.', 'derived from the secret'),
  ),
  CONTENT_PREVIEW_TOKEN: optional(longText(8)).meta(
    about('The token that reads drafts too.', 'derived from the secret'),
  ),
  CONTENT_MANAGEMENT_TOKEN: optional(longText(8)).meta(
    about('The token that changes content.', 'derived from the secret'),
  ),
  STORYBLOK_TOKEN: optional(z.string()).meta(
    about('Reads content from Storyblok with this token.', 'none; content is in our database'),
  ),
  STORYBLOK_REGION: optional(oneOfWords(['eu', 'us', 'ap', 'ca', 'cn'])).meta(
    about('The region of that space: `eu`, `us`, `ap`, `ca` or `cn`.', '`eu`'),
  ),
  STORYBLOK_ENDPOINT: optional(endpoint).meta(
    about(
      'With the token: another service that speaks as Storyblok does, such as a second Ironwood, `https://content.example/v2`.',
      'Storyblok’s own',
    ),
  ),
};

const files = {
  S3_ENDPOINT: optional(s3Endpoint).meta(
    about(
      'Keeps files in a bucket of an S3-compatible store instead: `https://s3.us-west-2.amazonaws.com`. Set this and the next four together.',
      'none; files are in `DATA_DIR/files`',
    ),
  ),
  S3_REGION: optional(z.string()).meta(
    about('The region of the bucket, such as `us-west-2`.', 'none'),
  ),
  S3_BUCKET: optional(z.string()).meta(
    about('The name of the bucket, which has to exist and be private.', 'none'),
  ),
  S3_ACCESS_KEY: optional(z.string()).meta(
    about('A key that may read, write, delete and look at the bucket.', 'none'),
  ),
  S3_SECRET_KEY: optional(z.string()).meta(about('The secret half of that key.', 'none')),
  S3_FORCE_PATH_STYLE: optional(oneOfWords(['true', 'false']))
    .default('true')
    .meta(about('`false` for stores that want the bucket in the host name.')),
};

const mailAndForms = {
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://mail.example:587' }),
  ).meta(
    about(
      'The mail server: `smtp://user:password@mail.example:587`, or the same with `smtps`.',
      'none; the mail server of Settings, Mail, without which mail stays in the outbox',
    ),
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')).meta(
    about('The sender of all mail.', 'the address of Settings, Mail, or the shop’s own'),
  ),
  FORM_MIN_SECONDS: optional(wholeNumber(0, 60))
    .default(3)
    .meta(
      about(
        'A form sent sooner than this after it was served comes back once, filled in; `0` to `60`.',
      ),
    ),
  FORM_ATTACK_PER_MINUTE: optional(wholeNumber(0, 100_000))
    .default(60)
    .meta(
      about(
        'Forms a minute, of all senders, from which on browsers must prove work for ten minutes; `0` for never.',
      ),
    ),
  CLAMAV_HOST: optional(z.string()).meta(
    about(
      'A ClamAV daemon (`clamd` with `TCPSocket`) that looks at resumes as they arrive.',
      'none; resumes are not scanned',
    ),
  ),
  CLAMAV_PORT: optional(wholeNumber(1, 65_535))
    .default(3310)
    .meta(about('The port of that daemon.')),
  CLAMAV_REQUIRED: optional(oneOfWords(['true', 'false']))
    .default('true')
    .meta(
      about(
        'Whether a resume stays closed to staff until the daemon has looked at it; `false` lets them open it meanwhile and says so.',
      ),
    ),
};

const cdn = {
  CDN_PURGE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://cdn.example/purge' }),
  ).meta(
    about(
      'A CDN’s URL that drops its stored copies, called with POST after each publication: `https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache`.',
      'none; a CDN shows a publication when its copies expire, after a minute',
    ),
  ),
  CDN_PURGE_TOKEN: optional(longText(8)).meta(
    about('The token that this URL wants, sent as `Authorization: Bearer`.', 'none'),
  ),
  CDN_PURGE_HEADER: optional(
    z.string().regex(/^[A-Za-z][A-Za-z\d-]*$/, 'must be the name of a header such as Fastly-Key'),
  )
    .default('Authorization')
    .meta(
      about(
        'Another header that the token is sent in, alone: `Fastly-Key` for Fastly, `AccessKey` for bunny.net.',
      ),
    ),
};

const supplierFeeds = {
  FEED_INSIDE_HOSTS: optional(serverList)
    .default([])
    .meta(
      about(
        'Machines of the shop’s own network that suppliers’ feeds and pictures may be fetched from, with their ports: `files.lan:22,files.lan:443`. Everything else has to be on the public internet.',
        'none',
      ),
    ),
};

const running = {
  OFFLINE_WORKER: optional(oneOfWords(['on', 'off']))
    .default('on')
    .meta(
      about(
        '`off` is the emergency stop of the worker that keeps pages for visitors without a network: at their next page their browser removes it and all that it kept.',
      ),
    ),
  ACCESS_LOG: optional(oneOfWords(['on', 'off']))
    .default('on')
    .meta(
      about(
        'Whether each request is a line in the log, with the pattern of its route and nothing about the visitor; a `LOG_LEVEL` above `info` leaves them out too.',
      ),
    ),
  DRAIN_SECONDS: optional(wholeNumber(0, 120))
    .default(1)
    .meta(
      about(
        'After SIGTERM, how long connections are still accepted while `/readyz` answers 503; longer than a load balancer needs to notice.',
      ),
    ),
  LOG_LEVEL: optional(oneOfWords(['debug', 'info', 'warn', 'error', 'silent']))
    .default('info')
    .meta(
      about(
        '`debug`, `info`, `warn`, `error` or `silent`; logs are JSON lines on standard output.',
      ),
    ),
};

const watching = {
  METRICS_PORT: optional(wholeNumber(0, 65_535)).meta(
    about(
      'A port of its own where Prometheus reads `/metrics`; `0` takes any free one.',
      'none; no metrics',
    ),
  ),
  METRICS_HOST: optional(z.string())
    .default('127.0.0.1')
    .meta(about('The network address of that port: reachable by this machine alone.')),
  METRICS_TOKEN: optional(longText(16)).meta(
    about(
      'Lets whoever sends it as `Authorization: Bearer` read `/metrics` at the site’s port too; at least 16 characters.',
      'none; `/metrics` is a 404 there',
    ),
  ),
};

/** All environment variables, in the order and under the headings of the documents. */
export const envGroups = {
  'The address': address,
  Data: data,
  'Secret and first account': secrets,
  Content: content,
  'Files in an S3-compatible store': files,
  Backups: backups,
  'Mail, forms and resumes': mailAndForms,
  'Suppliers’ feeds': supplierFeeds,
  'A CDN in front': cdn,
  Running: running,
  Watching: { ...watching, ...tracing },
};

export const envSchema = z.object({
  ...address,
  ...data,
  ...secrets,
  ...content,
  ...files,
  ...backups,
  ...mailAndForms,
  ...supplierFeeds,
  ...cdn,
  ...running,
  ...watching,
  ...tracing,
});

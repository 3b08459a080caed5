import staffWords from '#src/web/words/admin-refusals.json' with { type: 'json' };
import words from '#src/web/words/refusals.json' with { type: 'json' };

/** Every refusal in each language. */
export const refusalWords: Readonly<Record<string, { en: string; es: string }>> = {
  ...words,
  ...staffWords,
};

/** Matches a sentence with any values filled in. */
export function shapeOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+(?::[^{}]*)?\}/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
}

const english = Object.values(refusalWords)
  .filter(({ en, es }) => en !== es)
  .map(({ en }) => shapeOf(en));

/** The sentences among these that are refusals in English. */
export function englishRefusals(said: readonly string[]): string[] {
  return said.filter((sentence) => english.some((shape) => shape.test(sentence)));
}

type Fields = Record<string, string>;

/** A form that is refused: page below `src/office`, params of its URL, fields, reason. */
export type RefusedForm = [page: string, params: Fields, fields: Fields, reason: string];

/** Replaces placeholders for records (`:message`) with their ids. */
export function withIds(fields: Fields, ids: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, ids[value] ?? value]),
  );
}

/** Two hours of a Tuesday, for a form of blocked time. */
export const fromTen = { 'from-date': '2026-11-24', 'from-time': '10:00', reason: 'Inventory' };
export const untilNoon = { 'to-date': '2026-11-24', 'to-time': '12:00' };
export const noParams = {};

/**
 * Forms that every shop refuses. `:message` is a message from dana@example.org, `:nobody` an id and
 * `:none` a number that no record has. An integration test submits them to the actions, a browser test to
 * the pages.
 */
export const refusedForms: RefusedForm[] = [
  ['calendar/block', noParams, { ...fromTen, 'to-date': '' }, 'form.day-and-time'],
  [
    'calendar/block',
    noParams,
    { ...fromTen, 'to-date': '2026-11-24', 'to-time': '09:00' },
    'appointments.ends-first',
  ],
  [
    'calendar/block',
    noParams,
    { ...fromTen, ...untilNoon, reason: '' },
    'appointments.block-reason',
  ],
  [
    'calendar/block',
    noParams,
    { ...fromTen, ...untilNoon, resources: 'bay-99' },
    'appointments.no-resource',
  ],
  ['calendar/blocked', { id: ':nobody' }, {}, 'appointments.no-block'],
  ['calendar/waiting', noParams, { id: ':nobody' }, 'appointments.not-waiting'],
  ['calendar/feeds', noParams, { name: ' ' }, 'appointments.feed-name'],
  ['calendar/feeds', noParams, { intent: 'revoke', id: ':nobody' }, 'appointments.no-feed'],
  [
    'calendar/visit',
    { id: ':nobody' },
    { intent: 'mark', state: 'arrived' },
    'appointments.missing',
  ],
  ['leads/lead', { id: ':message' }, { intent: 'note', text: ' ' }, 'leads.write-something'],
  ['leads/lead', { id: ':message' }, { intent: 'stage-lost' }, 'leads.lost-why'],
  ['leads/lead', { id: ':message' }, { intent: 'explode' }, 'form.out-of-date'],
  ['leads/lead', { id: ':message' }, { intent: 'finish' }, 'leads.not-a-build'],
  ['leads/lead', { id: ':message' }, { intent: 'merge', other: ':message' }, 'leads.same'],
  [
    'leads/lead',
    { id: ':message' },
    { intent: 'assign', assignee: 'ghost' },
    'leads.cannot-answer',
  ],
  [
    'leads/lead',
    { id: ':message' },
    { intent: 'reply', to: 'x@example.org', subject: 'Hi', text: 'Hello' },
    'leads.not-their-address',
  ],
  ['leads/lead', { id: ':nobody' }, { intent: 'note', text: 'Hello' }, 'leads.missing'],
  ['leads/reply-template', { id: 'new' }, { name: '' }, 'leads.template-name'],
  ['today/today', noParams, { id: ':message' }, 'form.out-of-date'],
  ['pages/redirects', noParams, { fromPath: 'a', toPath: '/b' }, 'content.not-a-path'],
  ['pages/redirects', noParams, { fromPath: '/c', toPath: 'b' }, 'content.not-a-target'],
  ['pages/redirects', noParams, { intent: 'remove', id: '0' }, 'record.missing'],
  ['pages/new', noParams, { name: '', template: 'folder' }, 'content.name-empty'],
  ['pages/new', noParams, { name: 'Ádmin', slug: 'Á', template: 'folder' }, 'content.slug-form'],
  ['pages/content', noParams, { intent: 'explode' }, 'form.unknown'],
  ['pages/datasources', noParams, { name: '' }, 'content.name-empty'],
  ['settings/settings', noParams, { intent: 'shop' }, 'form.see-fields'],
  ['settings/settings', noParams, { intent: 'add-closure' }, 'input.not-a-date'],
  ['settings/bays', noParams, { intent: 'save-bay' }, 'input.required'],
  ['settings/service', { slug: 'new' }, { slug: 'A b' }, 'settings.slug-form'],
  ['settings/services', noParams, { intent: 'explode' }, 'form.unknown'],
  ['settings/integrations', noParams, { name: 'map', key: '<b>' }, 'settings.not-a-map-key'],
  ['settings/integrations', noParams, { name: 'indexnow', key: 'x' }, 'settings.not-a-search-key'],
  ['settings/integrations', noParams, { name: 'tags', script: 'x' }, 'form.see-fields'],
  ['rates/rate-set', { id: 'new' }, { validFrom: '2026-12-01' }, 'form.see-fields'],
  ['reviews/reviews', noParams, { intent: 'publish', id: ':nobody' }, 'reviews.missing'],
  ['reviews/reviews', noParams, { intent: 'invite', name: '' }, 'input.required'],
  ['outbox/message', { id: ':nobody' }, {}, 'mail.not-failed'],
  ['media/media', noParams, { intent: 'create-folder', name: '' }, 'input.required'],
  [
    'media/media',
    noParams,
    { intent: 'rename-folder', folderId: '9', name: 'A' },
    'media.no-folder',
  ],
  ['media/asset', { id: ':none' }, { intent: 'bin' }, 'media.no-asset'],
  ['experiments/experiment', { id: 'new' }, { intent: 'save' }, 'experiments.id-form'],
  ['backups/backups', noParams, { intent: 'set-up', first: 'noon' }, 'backups.time'],
  ['tokens/tokens', noParams, { name: '' }, 'input.required'],
  ['tokens/tokens', noParams, { intent: 'revoke', id: '0' }, 'record.missing'],
  ['gallery/finished-build', { id: ':nobody' }, { intent: 'publish' }, 'gallery.missing'],
];

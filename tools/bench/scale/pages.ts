import type pg from 'pg';

/** A page to measure; with `form` it is sent by POST. */
export type MeasuredPage = { name: string; path: string; form?: Record<string, string> };

/** The pages of the office that people work on all day, and of the site, with ids of rows that are there. */
export async function listMeasuredPages(pool: pg.Pool): Promise<MeasuredPage[]> {
  const ids = await readIds(pool);
  return [...leadPages(ids), ...goodsPages(ids), ...otherOfficePages(ids), ...sitePages(ids)];
}

type Ids = Awaited<ReturnType<typeof readIds>>;

async function readIds(pool: pg.Pool) {
  const one = async (sql: string) => String((await pool.query(sql)).rows[0]?.value ?? '');
  const middle = `(select min(number) + (max(number) - min(number)) / 2 from leads)`;
  const lead = await one(
    `select id as value from leads where number >= ${middle} and kind = 'build' and merged_into is null and stage <> 'spam' order by number limit 1`,
  );
  const story = await one(
    `select id as value from content_stories where full_slug like 'articles/%/%' order by id limit 1`,
  );
  const folder = await one(`select id as value from content_stories where full_slug = 'articles'`);
  const inner = await one(
    `select id as value from content_stories where full_slug = 'articles/f1'`,
  );
  const day = await one(
    `select (starts_at at time zone 'America/Phoenix')::date::text as value from appointments where starts_at < now() - interval '400 days' order by starts_at desc limit 1`,
  );
  const phone = await one(
    `select contact as value from leads where contact_kind = 'phone' and number >= ${middle} order by number limit 1`,
  );
  const mail = await one(
    `select contact as value from leads where contact_kind = 'email' and number >= ${middle} order by number limit 1`,
  );
  const article = await one(
    `select full_slug as value from content_stories join content_publications on story_id = id where full_slug like 'articles/%/%' order by id limit 1`,
  );
  const wheel = await one(
    `select sku as value from catalog_variants where kind = 'wheel' order by sku offset 40 limit 1`,
  );
  return { lead, story, folder, inner, day, phone, mail, article, wheel };
}

function leadPages({ lead, phone }: Ids): MeasuredPage[] {
  const list = '/admin/leads?view=list';
  return [
    { name: 'today', path: '/admin' },
    { name: 'leads, board', path: '/admin/leads' },
    { name: 'board of one make', path: '/admin/leads?make=Ford' },
    { name: 'leads, list', path: list },
    { name: 'list, page 40', path: `${list}&page=40` },
    { name: 'list, page 200', path: `${list}&page=200` },
    { name: 'list by price', path: `${list}&sort=price` },
    { name: 'list by name', path: `${list}&sort=name` },
    { name: 'list by wait', path: `${list}&sort=waiting` },
    { name: 'waiting too long', path: `${list}&waiting=late` },
    { name: 'lost Fords', path: `${list}&make=Ford&stage=lost` },
    { name: 'from a campaign', path: `${list}&source=instagram&kind=message` },
    { name: 'assigned', path: `${list}&assignee=staff-3` },
    { name: 'search: a name', path: `${list}&q=garcia+maria` },
    { name: 'search: two words', path: `${list}&q=yazzie+tacoma` },
    { name: 'search: nobody', path: `${list}&q=zebulon` },
    { name: 'search: a number', path: `${list}&q=${phone.slice(-10)}` },
    { name: 'a lead', path: `/admin/leads/${lead}` },
  ];
}

function goodsPages({ wheel }: Ids): MeasuredPage[] {
  const list = '/admin/catalog/wheels';
  return [
    { name: 'goods', path: list },
    { name: 'goods, page 900', path: `${list}?page=900` },
    { name: 'goods by price', path: `${list}?sort=price-down&page=40` },
    { name: 'goods by change', path: `${list}?sort=changed` },
    { name: 'goods of a maker', path: `${list}?brand=Maker+3&stock=uncounted` },
    { name: 'goods: a size', path: `${list}?q=17x9+6x139.7` },
    { name: 'goods: a number', path: `${list}?q=w004711` },
    { name: 'goods: nothing', path: `${list}?q=zebulon` },
    { name: 'goods: a wheel', path: `${list}/parts/${wheel}` },
    { name: 'goods: changes', path: `${list}/changes` },
  ];
}

function otherOfficePages({ story, folder, inner, day, phone, mail }: Ids): MeasuredPage[] {
  const people = (who: string) => ({ path: '/admin/people-data', form: { intent: 'find', who } });
  return [
    { name: 'calendar, day', path: '/admin/calendar?view=day' },
    { name: 'calendar, week', path: '/admin/calendar?view=week' },
    { name: 'calendar, a day long ago', path: `/admin/calendar?view=day&day=${day}` },
    { name: 'pages', path: '/admin/content' },
    { name: 'pages, a folder', path: `/admin/content?open=${folder}.${inner}` },
    { name: 'pages, search', path: '/admin/content?q=story+77' },
    { name: 'a story in the editor', path: `/admin/content/${story}` },
    { name: 'media', path: '/admin/media' },
    { name: 'media, search', path: '/admin/media?q=truck-77' },
    { name: 'insights, 28 days', path: '/admin/reports' },
    { name: 'insights, a year', path: '/admin/reports?days=365' },
    { name: 'outbox', path: '/admin/outbox' },
    { name: 'outbox, failed', path: '/admin/outbox?state=failed' },
    { name: 'outbox, search', path: `/admin/outbox?q=${encodeURIComponent(mail)}` },
    { name: 'history', path: '/admin/history' },
    { name: 'search palette', path: '/admin/search?q=garcia' },
    { name: 'data of a number', ...people(phone) },
    { name: 'data of an address', ...people(mail) },
  ];
}

function sitePages({ article }: Ids): MeasuredPage[] {
  return [
    { name: 'home', path: '/' },
    { name: 'store', path: '/store/wheels' },
    { name: 'store, filtered', path: '/store/wheels?diameter=17&diameter=18&finish=bronze' },
    { name: 'store, search', path: '/store/wheels?q=ashlar' },
    { name: 'gallery', path: '/gallery' },
    { name: 'gallery of a make', path: '/gallery/ford' },
    { name: 'an article', path: `/${article}` },
    { name: 'sitemap', path: '/sitemap.xml' },
  ];
}

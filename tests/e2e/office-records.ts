import { queryRows } from './fixtures.ts';

/** For office pages about one record: a SQL statement that finds one. */
const statements: Readonly<Record<string, string>> = {
  'leads/templates/:id': `select 'new' as id`,
  'leads/:id': `select id from leads where stage <> 'spam' order by kind, created_at limit 1`,
  'calendar/blocks/:id': `select id from calendar_entries where kind = 'block' limit 1`,
  'calendar/:id': `select id from appointments order by created_at limit 1`,
  'applications/:id': `select id from career_candidates limit 1`,
  'careers/:slug': `select slug as id from career_jobs order by position limit 1`,
  'gallery/:id': `select id from gallery_builds order by finished_on limit 1`,
  'outbox/:id': `select id from mail_messages order by created_at limit 1`,
  'content/:id/settings': `select id from content_stories where full_slug = 'services'`,
  'content/:id/move': `select id from content_stories where full_slug = 'services'`,
  'media/:id': `select id from media_assets order by id limit 1`,
  'settings/services/:slug': `select record #>> '{services,0,slug}' as id from shop_settings`,
  'settings/people/:id': `select record #>> '{technicians,0,id}' as id from shop_settings`,
  'settings/rates/:id': `select id from rate_sets order by id limit 1`,
  'experiments/:id': `select 'new' as id`,
  'catalog/imports/:id': `
    insert into goods_imports (id, file_name, file_key, bytes, guess, profile, state, run, rows_read, counts, actor_name)
    values (gen_random_uuid(), 'orrery.csv', 'imports/none', 100,
      '{"format":"text","sheets":[],"sheet":null,"headerLine":1,"notes":[],"columns":[
        {"header":"SKU","field":"partNumber","confidence":"high","reasons":[],"samples":["GN-2090"]},
        {"header":"MSRP","field":"msrp","confidence":"low","reasons":[],"samples":["909.00"]}]}',
      '{"name":"Orrery","kind":"prices","columns":[{"header":"SKU","field":"partNumber"},{"header":"MSRP","field":"msrp"}],
        "priceFrom":"msrp","decimal":"point","mayChange":{"goods":false,"prices":true,"stock":false,"pictures":false}}',
      'checked', gen_random_uuid(), 3, '{"changed":2,"refused":1,"bigMoves":1}', 'Priya') returning id`,
  'catalog/imports/feeds/:id': `
    with feed as (
      insert into supplier_feeds (id, name, address, user_name, host_key, schedule, applies, next_at)
      values (gen_random_uuid(), 'Orrery prices ' || gen_random_uuid(), 'sftp://files.example.com/out/prices-*.csv', 'ironwood',
        'SHA256:MZ1rtMmP3xO1pqmqVtx9qfGEsrhNGTcCVyJgMC0Yk5U', '{"pause":"daily","at":"05:30"}', 'itself', now() + interval '3 hours')
      returning id),
    fetched as (
      insert into feed_fetches (id, feed_id, started_at, ended_at, outcome, file_name, bytes, rows, problems)
      select gen_random_uuid(), id, now(), now(), 'held', 'prices-1128.csv', 2100, 21,
        '[{"reason":"feed.hold.moved","values":{"count":9,"percent":43}},{"reason":"feed.hold.wild","values":{"count":1}}]' from feed)
    select id from feed`,
  'catalog/imports/fitment/:id': `
    with file as (
      insert into fit_files (id, file_name, file_key, bytes, supplier, header, state, run, rows_read, counts, actor_name)
      values (gen_random_uuid(), 'bramblecut.xml', 'fitment/none', 100, 'XBRM',
        '{"version":"4.2","company":"Bramblecut","brandCode":"XBRM","title":null,"isFull":true,"effectiveOn":null}',
        'checked', gen_random_uuid(), 3, '{"named":2,"unknown":1,"unknownVehicles":1,"parts":1,"ends":4}', 'Priya') returning id),
    app as (
      insert into fit_applications (file_id, number, line, part, change, narrowing, notes, conditions, label, quantity)
      select id, 1, 20, 'FL-6025-21', 'added', '[]', '["Not for Raptor"]', '["4WD"]', 'Fenline 6 in suspension kit', 1 from file),
    hint as (
      insert into fit_hints (file_id, number, part, vehicle_id, is_asked, year_from, year_to)
      select id, 1, 'FL-6025-21', 'ford-f150-2021', false, 2021, 2026 from file)
    select id from file`,
  'catalog/:category/parts/:sku': `select 'wheels' as category, sku from catalog_variants where kind = 'wheel' order by sku limit 1`,
  'catalog/:category/lines': `select 'tires' as category`,
  'catalog/:category/lines/new': `select 'wheels' as category`,
  'catalog/:category/lines/changes': `select 'wheels' as category`,
  'catalog/:category/lines/:id': `select 'lift-kits' as category, id from catalog_lines where kind = 'lift-kit' order by id limit 1`,
  'catalog/vehicles/files/:id': `
    with file as (
      insert into goods_batches (id, kind, category, parts, is_pending, actor_name, detail)
      values (gen_random_uuid(), 'import', 'vehicles', 0, true, 'Priya',
        '{"fileName":"own.csv","file":{"same":3,"refused":1,"notes":[],
          "problems":[{"line":2,"column":"bolt_pattern","reason":"part.drilling-form","values":{"text":"6 lugs"}}],
          "flips":[{"id":"ford-f150-2021","flips":[{"category":"wheels","before":"fits","after":"does-not-fit","parts":12,
            "examples":["Tinstead Fallow 17x9"]}]}]}}') returning id),
    change as (
      insert into goods_changes (batch_id, sku, before, after)
      select id, 'ford-f150-2021', '{"boltPattern":"6x135"}', '{"boltPattern":"8x170"}' from file)
    select id from file`,
  'catalog/vehicles/:id': `select id from catalog_vehicles order by id limit 1`,
  'catalog/:category/new': `select 'tires' as category`,
  'catalog/:category/change': `select 'wheels' as category`,
  'catalog/:category/changes': `select 'wheels' as category`,
  'datasources/:id': `select id from content_datasources order by id limit 1`,
};

/** The URL of an office page, filled in with a record; null if there is no such record. */
export async function addressOf(path: string): Promise<string | null> {
  if (path === '*') return '/admin/nothing-is-here';
  if (!path.includes(':')) return `/admin/${path}`;
  const [row] = await queryRows(statements[path] ?? `select null as id where false`);
  if (!row) return null;
  return `/admin/${path.replace(/:(\w+)/g, (_, name: string) => String(row[name] ?? row.id))}`;
}

/** Records for the placeholders in `refusedForms`. */
export async function recordIds(): Promise<Record<string, string>> {
  const [row] = await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note)
     values (gen_random_uuid(), 'message', 'Dana', 'dana@example.org', 'email', 'en', 'price', '')
     returning id`,
  );
  return { ':message': String(row?.id), ':nobody': crypto.randomUUID(), ':none': '999999' };
}

import { chance, type Filling, personOf, truckOf } from './fill-leads.ts';
import type { Scale } from './sizes.ts';

const days = 1_095 + 28;

/** Four appointments a day in each bay, over three years and four weeks ahead, with bays and people for them. */
export function fillCalendar({ appointments }: Pick<Scale, 'appointments'>): Filling[] {
  const perDay = Math.ceil(appointments / days);
  const bays = Math.ceil(perDay / 4);
  const slots = `from generate_series(0, ${appointments - 1}) n, lateral (select n / ${perDay} as day, n % ${perDay} as at) t,
    lateral (select 'bay-' || 1 + at / 4 as bay, 'tech-' || 1 + at / 4 as tech, ${chance('visit')} as luck,
      ((now() at time zone 'America/Phoenix')::date - 1095 + day + time '08:00' + at % 4 * interval '2 hours') at time zone 'America/Phoenix' as starts) s,
    lateral (select starts + interval '2 hours' as ends, luck < 80 as is_off, luck between 80 and 110 and starts < now() as is_missed) e`;
  const entry = `md5('entry' || n)::uuid`;
  return [
    {
      what: 'bays and people',
      sql: `update shop_settings set record = record
        || jsonb_build_object('bays', (select jsonb_agg(jsonb_build_object('id', 'bay-' || n, 'kind', 'bay', 'name', jsonb_build_object('en', 'Bay ' || n, 'es', 'Bahía ' || n))) from generate_series(1, ${bays}) n))
        || jsonb_build_object('technicians', (select jsonb_agg(jsonb_build_object('id', 'tech-' || n, 'name', 'Person ' || n)) from generate_series(1, ${bays}) n))`,
    },
    {
      what: 'calendar',
      sql: `insert into calendar_entries (id, kind, starts_at, ends_at, service, minutes, mode, created_at)
        select ${entry}, 'appointment', starts, ends, 'alignment', 120, 'wait', starts - interval '8 days' ${slots} where not is_off and not is_missed`,
    },
    {
      what: 'places',
      sql: `insert into calendar_occupations (entry_id, resource, during)
        select ${entry}, resource, tstzrange(starts, ends) ${slots}, lateral unnest(array[bay, tech]) resource where not is_off and not is_missed`,
    },
    {
      what: 'appointments',
      sql: `insert into appointments (id, form_id, entry_id, service, service_name, minutes, mode, starts_at, ends_at, vehicle, name, contact, contact_kind, locale, booked_by,
          created_at, cancelled_at, cancelled_by, arrived_at, started_at, finished_at, missed_at)
        select md5('visit' || n)::uuid, md5('visit form' || n)::uuid, case when not is_off and not is_missed then ${entry} end, 'alignment',
          '{"en": "Alignment", "es": "Alineación"}', 120, 'wait', starts, ends, '2019 ' || ${truckOf('n')}, name, contact, contact_kind, 'en', 'visitor',
          starts - interval '8 days', case when is_off then starts - interval '2 days' end, case when is_off then 'visitor' end,
          case when is_here then starts end, case when is_here then starts end, case when is_here and ends < now() then ends end, case when is_missed then ends end
        ${slots}, lateral (select n as p) q, lateral (${personOf}) person, lateral (select starts < now() and not is_off and not is_missed as is_here) h`,
    },
  ];
}

/** Copies of a page in folders of two hundred, all published; pictures and finished builds as copies of the shop's. */
export function fillContent({ stories, leads }: Pick<Scale, 'stories' | 'leads'>): Filling[] {
  const folders = Math.ceil(stories / 200);
  const copied = `jsonb_set(t.content, '{_uid}', to_jsonb(md5('story' || n)::uuid::text))`;
  return [
    {
      what: 'folders',
      sql: `with top as (insert into content_stories (uuid, group_id, name, slug, full_slug, is_folder, position, content)
          select md5('articles')::uuid, md5('articles')::uuid, 'Articles', 'articles', 'articles', true, -50, '{"component": "folder"}' returning id)
        insert into content_stories (uuid, group_id, parent_id, name, slug, full_slug, is_folder, position, content)
        select md5('folder' || n)::uuid, md5('folder' || n)::uuid, top.id, 'Folder ' || n, 'f' || n, 'articles/f' || n, true, -n, '{"component": "folder"}' from top, generate_series(1, ${folders}) n`,
    },
    {
      what: 'stories',
      sql: `insert into content_stories (uuid, group_id, parent_id, name, slug, full_slug, position, content, created_at, updated_at)
        select md5('story' || n)::uuid, md5('story' || n)::uuid, f.id, 'Story ' || n, 'story-' || n, f.full_slug || '/story-' || n, -n, ${copied},
          now() - n * interval '1 hour', now() - n * interval '1 hour'
        from generate_series(1, ${stories}) n join content_stories f on f.full_slug = 'articles/f' || 1 + n % ${folders}
          join content_stories t on t.full_slug = 'terms'`,
    },
    {
      what: 'publications',
      sql: `insert into content_publications (story_id, name, content, published_at, first_published_at)
        select id, name, content, now(), now() from content_stories where full_slug like 'articles/f%/%' and id % 50 > 0`,
    },
    {
      what: 'versions',
      sql: `insert into content_versions (story_id, revision, action, name, content, author_name)
        select id, 1, 'publish', name, content, 'Owner' from content_stories where full_slug like 'articles/f%/%'`,
    },
    {
      what: 'media',
      sql: `insert into media_assets (hash, file_name, content_type, bytes, width_px, height_px, alt, created_at)
        select md5('picture' || n) || md5('again' || n), 'truck-' || n || '.jpg', content_type, bytes, width_px, height_px, alt, now() - n * interval '20 minutes'
        from generate_series(1, ${Math.ceil(leads / 100)}) n, (select * from media_assets where content_type = 'image/jpeg' limit 1) t`,
    },
    {
      what: 'finished builds',
      sql: `insert into gallery_builds (id, slug, make, make_slug, vehicle_id, year, model, image_asset_id, finished_on, record, published_at)
        select md5('finished' || n || slug)::uuid, slug || '-' || n, make, make_slug, vehicle_id, year, model, image_asset_id, finished_on - n * 9, record, published_at
        from gallery_builds, generate_series(1, ${Math.ceil(leads / 25_000)}) n`,
    },
  ];
}

/** A year of visits: for each day as many events as there were leads in five years, by half as many visitors. */
export function fillVisits({ leads }: Pick<Scale, 'leads'>): Filling[] {
  const perDay = Math.ceil(leads / 200);
  return [
    {
      what: 'visits',
      sql: `insert into visit_events (at, day, name, page, visitor, source, detail, locale, device)
        select (today - day) + interval '15 hours', today - day,
          case when luck < 880 then 'page_view' when luck < 890 then 'not_found' when luck < 920 then 'call_click' when luck < 960 then 'build_started'
            when luck < 980 then 'option_completed' when luck < 990 then 'build_completed' else 'appointment_booked' end,
          '/articles/f' || luck % 37 || '/story-' || n % 500, md5(day || '-' || n / 2),
          case when n % 2 = 0 then (array['google-ads', 'www.google.com', 'instagram', 'www.bing.com', null, null])[1 + luck % 6] end, null,
          case when luck % 4 = 0 then 'es' else 'en' end, case when luck % 3 = 0 then 'computer' else 'phone' end
        from (select (now() at time zone 'America/Phoenix')::date as today) t, generate_series(0, 364) day, generate_series(1, ${perDay}) n, lateral (select ${chance('visits')} as luck) c`,
    },
  ];
}

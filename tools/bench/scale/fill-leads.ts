import type { Scale } from './sizes.ts';

/** Statements that fill a table, in order; `$1` is the snapshot of a sent build where `withSnapshot` is set. */
export type Filling = { what: string; sql: string; withSnapshot?: true };

const firstNames =
  'Maria James Jose Linda Luis Karen Miguel Susan Ana David Rosa Robert Carlos Emily Juan Sarah Elena Kevin Lupita Brian Jorge Amy Pedro Laura Diego Paul Carmen Mark Sofia Eric Irma Scott';
const lastNames =
  'Garcia Smith Lopez Johnson Martinez Williams Hernandez Brown Gonzalez Jones Perez Miller Rodriguez Davis Sanchez Wilson Ramirez Anderson Torres Thomas Flores Moore Rivera Jackson Gomez Martin Diaz Lee Reyes Thompson Morales White Cruz Harris Ortiz Clark Begay Lewis Chavez Yazzie Ruiz Walker Mendoza Hall Castillo Allen Romero Young Vargas King Tsosie Wright Soto Scott Medina Green Aguilar Baker';
const trucks =
  'Ford F-150,Ford Bronco,Jeep Wrangler,Toyota Tacoma,Toyota 4Runner,Chevrolet Silverado,Ram 1500,Ram 2500,GMC Sierra,Nissan Frontier,Lexus GX,Dodge Ram';
const sources =
  'google-ads,google-ads,www.google.com,www.google.com,www.google.com,instagram,facebook,www.bing.com,azoffroad.example,newsletter';

const array = (text: string, separator = ' ') => `string_to_array('${text}', '${separator}')`;
const pick = (list: string, at: string) => `(${list})[1 + (${at}) % array_length(${list}, 1)]`;

/** Columns `name`, `contact`, `contact_kind` of the person with number `p`: half write by mail, half by phone. */
export const personOf = `select ${pick(array(firstNames), 'p')} || ' ' || ${pick(array(lastNames), 'p / 32')} as name,
  case when p % 2 = 0 then lower(${pick(array(firstNames), 'p')} || '.' || ${pick(array(lastNames), 'p / 32')}) || p || '@mail.example'
    else '+1480' || to_char(p % 10000000, 'FM0000000') end as contact,
  case when p % 2 = 0 then 'email' else 'phone' end as contact_kind`;

/** A number from 0 to 999 for each row, always the same one. */
export const chance = (salt: string) =>
  `(('x' || substr(md5('${salt}' || n), 1, 7))::bit(28)::int % 1000)`;

export const truckOf = (at: string) => pick(array(trucks, ','), at);

const years = 3;

/** Three years of inquiries, nearly all of them closed: builds, messages, and older kinds of requests. */
export function fillLeads(scale: Pick<Scale, 'leads'>): Filling[] {
  return [...fillBuilds(scale), ...fillSentLeads(scale), ...fillOtherRequests(scale), ...followUps];
}

function fillBuilds({ leads }: Pick<Scale, 'leads'>): Filling[] {
  return [
    {
      what: 'staff',
      sql: `insert into auth_users (id, name, email, role) select 'staff-' || n, 'Staff ' || n, 'staff' || n || '@shop.example', 'front-desk'
        from generate_series(1, 12) n`,
    },
    {
      what: 'builds',
      sql: `insert into builds (id, capability_hash, locale, selected_options, meta, created_at, updated_at)
        select md5('build' || n)::uuid, md5('capability' || n), 'en', '{lift-kits,wheels,tires}',
          '{"wheels": {"sku": "vantrel-quoin-17x8.5-6x135-p18"}}', at, at
        from generate_series(1, ${leads}) n, lateral (select now() - (${leads} - n) * interval '${years} years' / ${leads} as at) t
        where n % 5 < 3`,
    },
  ];
}

function fillSentLeads({ leads }: Pick<Scale, 'leads'>): Filling[] {
  const stage = `case
    when age < 2 then case when luck < 650 then 'new' when luck < 970 then 'contacted' else 'spam' end
    when age < 45 then case when luck < 4 then 'new' when luck < 250 then 'contacted' when luck < 500 then 'quoted'
      when luck < 600 then 'booked' when luck < 720 then 'won' when luck < 970 then 'lost' else 'spam' end
    else case when luck < 1 then 'new' when luck < 6 then 'contacted' when luck < 14 then 'quoted'
      when luck < 18 then 'booked' when luck < 400 then 'won' when luck < 970 then 'lost' else 'spam' end end`;
  const kinds = `n % 5 < 3 as is_build, ${chance('stage')} as luck, (${leads} - n) * ${years * 365}.0 / ${leads} as age,
    n::bigint * 7919 % ${Math.ceil(leads * 0.7)} as p`;
  return [
    {
      // Ready to be copied: making each from the first one took most of the time.
      what: 'snapshots',
      withSnapshot: true,
      sql: `create temporary table snapshots as
        select truck, step, jsonb_set(jsonb_set(jsonb_set($1::jsonb, '{vehicle,make}', to_jsonb(split_part(truck, ' ', 1))),
          '{vehicle,model}', to_jsonb(split_part(truck, ' ', 2))), '{quote,totalCents,likely}', to_jsonb(200000 + step * 70000 + ascii(truck) * 500)) as snapshot
        from (select distinct truck from unnest(${array(trucks, ',')}) truck) t, generate_series(0, 29) step`,
    },
    {
      what: 'leads',
      sql: `insert into leads (id, kind, build_id, form_id, name, contact, contact_kind, preferred, topic, note, locale, snapshot,
          stage, assignee_id, answered_at, closed_at, close_reason, merged_into, source, created_at)
        select md5('lead' || n)::uuid, case when is_build then 'build' else 'message' end,
          case when is_build then md5('build' || n)::uuid end, case when not is_build then md5('form' || n)::uuid end,
          name, contact, contact_kind, 'text', case when not is_build then 'price' end, 'What would this cost, and when could I come in?',
          case when p % 4 = 0 then 'es' else 'en' end,
          case when is_build then snapshot end,
          stage, case when luck % 3 > 0 then 'staff-' || 1 + n % 12 end,
          case when stage not in ('new', 'spam') then at + interval '3 hours' end,
          case when stage in ('won', 'lost', 'spam') then at + interval '9 days' end,
          case when stage = 'lost' then 'price' end,
          case when n % 40 = 0 then md5('lead' || n - 1)::uuid end,
          case when luck % 10 < 3 then null when source like '%.%' then jsonb_build_object('referrer', source)
            else jsonb_build_object('utm', jsonb_build_object('source', source)) end, at
        from (select n, ${kinds} from generate_series(1, ${leads}) n) one,
          lateral (${personOf}) person, lateral (select ${truckOf('p')} as truck, ${pick(array(sources, ','), 'n')} as source,
            now() - age * interval '1 day' as at, ${stage} as stage, ${chance('price')} % 30 as step) more
          join snapshots on snapshots.truck = more.truck and snapshots.step = more.step order by one.n`,
    },
  ];
}

function fillOtherRequests({ leads }: Pick<Scale, 'leads'>): Filling[] {
  return [
    {
      what: 'booking requests',
      sql: `insert into appointment_requests (id, form_id, service, vehicle, mode, wished_date, day_part, name, contact, contact_kind, locale, stage, created_at)
        select md5('wish' || n)::uuid, md5('wish form' || n)::uuid, 'alignment', '2019 ' || ${truckOf('n')}, 'drop', at::date + 5, 'morning',
          name, contact, contact_kind, 'en', case when n % 3 = 0 then 'won' else 'lost' end, at
        from generate_series(1, ${Math.ceil(leads / 20)}) n, lateral (select n as p, now() - interval '2 years' - n * interval '1 year' / ${Math.ceil(leads / 20)} as at) t,
          lateral (${personOf}) person`,
    },
    {
      what: 'waiting list',
      sql: `insert into waiting_list (id, form_id, service, minutes, mode, from_date, until_date, vehicle, name, email, locale, stage, created_at, ended_at, outcome)
        select md5('waiter' || n)::uuid, md5('waiter form' || n)::uuid, 'alignment', 60, 'wait', at::date, at::date + 9, '2019 ' || ${truckOf('n')},
          name, contact, 'en', 'new', at, case when n > 12 then at + interval '4 days' end, case when n > 12 then 'lapsed' end
        from generate_series(1, ${Math.ceil(leads / 50)}) n, lateral (select n * 2 as p, now() - n * interval '3 years' / ${Math.ceil(leads / 50)} as at) t,
          lateral (${personOf}) person`,
    },
  ];
}

/** What leads lead to. */
const followUps: readonly Filling[] = [
  {
    what: 'notes and calls',
    sql: `insert into lead_events (inquiry_id, kind, actor_id, actor_name, text, created_at)
        select id, event.kind, assignee_id, 'Staff', case event.kind when 'reply' then repeat('Thanks for writing. ', 6) else '' end, coalesce(answered_at, created_at)
        from leads, lateral (values ('reply', answered_at is not null), ('stage', closed_at is not null)) event (kind, is_there) where is_there`,
  },
  {
    what: 'mail',
    sql: `insert into mail_messages (id, recipient, locale, letter, data, subject, html, plain, state, attempts, created_at, ended_at)
        select md5('mail' || id)::uuid, case when is_reply then contact else 'leads@shop.example' end, locale,
          case when is_reply then 'message-received' else 'lead-arrived' end,
          case when is_reply then jsonb_build_object('name', name, 'message', note, 'hasPhoto', false, 'answerBy', null, 'timeZone', 'America/Phoenix')
            else jsonb_build_object('kind', kind, 'name', name, 'truck', null, 'note', note, 'leadUrl', 'https://shop.example/admin/leads/' || id) end,
          'Your message', '<p>' || repeat('We have received what you sent us. ', 60) || '</p>', repeat('We have received what you sent us. ', 30),
          case when number % 2000 = 0 then 'failed' else 'sent' end, 1, created_at, created_at
        from leads, lateral (select contact_kind = 'email' and kind = 'message' as is_reply) t`,
  },
  {
    what: 'history',
    sql: `insert into audit_entries (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name, request_id, created_at)
        select 'staff', assignee_id, coalesce('Staff ' || substr(assignee_id, 7), 'Owner'), 'leads.stage', 'lead', id::text, name, 'fill', closed_at from leads where closed_at is not null`,
  },
];

import type { Database } from '#src/db/client.ts';

/**
 * Wheel lines with `variants` wheels in total, as a large distributor has them: 8 sizes, 8 offsets, 12 drillings, 6
 * pairs of finishes. Some wheels and some lines are not offered.
 */
export async function plantWheels(
  { pool }: Pick<Database, 'pool'>,
  { lines, variants }: { lines: number; variants: number },
): Promise<void> {
  await pool.query(
    `insert into catalog_lines (id, kind, brand, name, status, record)
     select 'line-' || line, 'wheel', record ->> 'brand', record ->> 'name',
       case when line % 19 = 3 then 'draft' when line % 29 = 5 then 'discontinued' else 'active' end, record
     from generate_series(0, $1::int - 1) line, lateral (select jsonb_build_object(
       'lineId', 'line-' || line, 'brand', 'Maker ' || line % 12, 'name', ${nameOfLine},
       'construction', (array['cast', 'forged', 'flow-formed', 'steel', 'cast beadlock'])[1 + line % 5])
       as record) made`,
    [lines],
  );
  await pool.query(
    `insert into catalog_variants (sku, line_id, kind, status, price_cents, bolt_patterns, record)
     select 'w' || to_char(n, 'FM000000'), 'line-' || line, 'wheel',
       case when n % 37 = 0 then 'draft' when n % 41 = 0 then 'discontinued' else 'active' end,
       cents, patterns, jsonb_build_object(
         'sku', 'w' || to_char(n, 'FM000000'), 'lineId', 'line-' || line, 'brand', 'Maker ' || line % 12,
         'name', ${nameOfLine}, 'construction',
         (array['cast', 'forged', 'flow-formed', 'steel', 'cast beadlock'])[1 + line % 5],
         'diameterIn', (array[15, 16, 17, 17, 18, 20, 20, 22])[1 + n_in_line % 8],
         'widthIn', (array[8, 8, 8.5, 9, 9, 9, 10, 12])[1 + n_in_line % 8],
         'offsetMm', (array[-44, -24, -18, -12, 0, 12, 18, 25])[1 + n_in_line / 8 % 8],
         'backspacingIn', 5.2, 'boltPatterns', to_jsonb(patterns),
         'boreMm', (array[71.5, 78.1, 78.1, 87.1, 95.3, 106.2, 87.1, 110.1, 125.1, 125.1, 106.2, 106.2])[1 + drilling],
         'loadRatingLb', 2300 + 100 * (drilling % 4), 'weightLb', 20 + n % 17, 'priceCents', cents,
         'finishes', (array['["satin black", "gunmetal"]', '["bronze"]', '["chrome"]', '["gunmetal"]',
           '["gloss black", "white"]', '["satin black"]'])[1 + n % 6]::jsonb,
         'lug', 'conical seat, vehicle thread')
     from (select n, n % $1::int as line, n / $1::int as n_in_line from generate_series(0, $2::int - 1) n) one,
       lateral (select (n_in_line / 64 + line) % 12 as drilling) two,
       lateral (select 9900 + (n::bigint * 7919 + line * 131) % 400 * 500 as cents,
         (array['{5x114.3}', '{5x127}', '{5x127,5x139.7}', '{5x139.7}', '{6x114.3}', '{6x139.7}', '{6x135}',
           '{5x150}', '{8x165.1}', '{8x170}', '{6x135,6x139.7}', '{6x120}'])[1 + drilling]::text[] as patterns) three`,
    [lines, variants],
  );
  await pool.query('analyze catalog_lines, catalog_variants');
}

const nameOfLine = `(array['Corbel', 'Ashlar', 'Quoin', 'Gnomon', 'Daisy', 'Señal'])[1 + line % 6] || ' ' || line`;

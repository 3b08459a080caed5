import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { findVehicles } from './find-vehicles.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));

/** Phrase, the record that must come first, and the year that it means. */
test.for([
  ['F-150', 'ford-f150-2021', 2026],
  ['f150', 'ford-f150-2021', 2026],
  ['f 150', 'ford-f150-2021', 2026],
  ['2010 f-150', 'ford-f150-2009', 2010],
  ['2018 ford f-150', 'ford-f150-2015', 2018],
  ['ford f150 supercab', 'ford-f150-2021', 2026],
  ['supercab', 'ford-f150-2021', 2026],
  ['f-150 regular cab 2012', 'ford-f150-2009', 2012],
  ['f-150 raptor', 'ford-f150-raptor-2021', 2026],
  ['2018 raptor', 'ford-f150-raptor-2017', 2018],
  ['f-150 tremor', 'ford-f150-2021', 2026],
  ['f-250', 'ford-superduty-2023', 2026],
  ['2019 f350', 'ford-superduty-2017', 2019],
  ['super duty 2012', 'ford-superduty-2011', 2012],
  ['powerstroke', 'ford-superduty-2023', 2026],
  ['power stroke 2006', 'ford-superduty-2005', 2006],
  ['ranger 2021', 'ford-ranger-2019', 2021],
  ['bronco 2 door', 'ford-bronco-2dr-2021', 2026],
  ['bronco big bend 4 door', 'ford-bronco-4dr-2021', 2026],
  ['ecoboost', 'ford-f150-2021', 2026],
  ['silverado', 'chevrolet-silverado-1500-2019', 2026],
  ['2018 chevy silverado', 'chevrolet-silverado-1500-2014', 2018],
  ['silverado 2500 2016', 'chevrolet-silverado-2500hd-2011', 2016],
  ['silverado 2500 hd', 'chevrolet-silverado-2500hd-2020', 2026],
  ['chevy duramax', 'chevrolet-silverado-2500hd-2020', 2026],
  ['duramax', 'gmc-sierra-2500hd-2020', 2026],
  ['colorado zr2', 'chevrolet-colorado-2023', 2026],
  ['2017 colorado', 'chevrolet-colorado-2015', 2017],
  ['tahoe 2010', 'chevrolet-tahoe-2007', 2010],
  ['sierra denali', 'gmc-sierra-1500-2019', 2026],
  ['sierra denali 2016', 'gmc-sierra-1500-2014', 2016],
  ['sierra at4', 'gmc-sierra-1500-2019', 2026],
  ['canyon', 'gmc-canyon-2023', 2026],
  ['yukon denali', 'gmc-yukon-2021', 2026],
  ['ram 1500', 'ram-1500-2019', 2026],
  ['2005 dodge ram 1500', 'dodge-ram-1500-2002', 2005],
  ['2012 ram', 'ram-1500-2009', 2012],
  ['ram rebel', 'ram-1500-2019', 2026],
  ['trx', 'ram-1500-trx-2021', 2024],
  ['power wagon', 'ram-2500-2019', 2026],
  ['cummins 2008', 'dodge-ram-2500-2003', 2008],
  ['mega cab', 'ram-2500-2019', 2026],
  ['jk', 'jeep-wrangler-jk-2dr-2007', 2018],
  ['jku', 'jeep-wrangler-jk-4dr-2007', 2018],
  ['jl', 'jeep-wrangler-jl-2dr-2018', 2026],
  ['jlu', 'jeep-wrangler-jl-4dr-2018', 2026],
  ['2012 jku', 'jeep-wrangler-jk-4dr-2007', 2012],
  ['wrangler sport', 'jeep-wrangler-jl-2dr-2018', 2026],
  ['wrangler unlimited sahara', 'jeep-wrangler-jl-4dr-2018', 2026],
  ['2014 wrangler 4 door', 'jeep-wrangler-jk-4dr-2007', 2014],
  ['mojave', 'jeep-gladiator-2020', 2026],
  ['gladiator', 'jeep-gladiator-2020', 2026],
  ['grand cherokee 2015', 'jeep-grand-cherokee-wk2-2011', 2015],
  ['cherokee xj', 'jeep-cherokee-xj-1984', 2001],
  ['tacoma 12', 'toyota-tacoma-2005', 2012],
  ['tacoma trd pro', 'toyota-tacoma-2024', 2026],
  ['tacoma access cab 2018', 'toyota-tacoma-2016', 2018],
  ['tundra crewmax', 'toyota-tundra-2022', 2026],
  ['4 runner 2016', 'toyota-4runner-2010', 2016],
  ['4runner', 'toyota-4runner-2025', 2026],
  ['fj cruiser', 'toyota-fj-cruiser-2007', 2014],
  ['gx460', 'lexus-gx460-2010', 2023],
  ['lexus gx 460 2015', 'lexus-gx460-2010', 2015],
  ['titan pro-4x', 'nissan-titan-2017', 2024],
  ['frontier king cab', 'nissan-frontier-2022', 2026],
  ['xterra', 'nissan-xterra-2005', 2015],
  ['rivian r1t', 'rivian-r1t-2022', 2026],
  ['toyota land cruiser 2010', 'toyota-land-cruiser-200-2008', 2010],
  ['chevy suburban', 'chevrolet-suburban-2021', 2026],
  ['gx470', 'lexus-gx470-2003', 2009],
  ['lx 570', 'lexus-lx570-2008', 2021],
  ['cybertruck', 'tesla-cybertruck-2024', 2026],
  ['f-150 lightning', 'ford-f150-lightning-2022', 2025],
  ['hummer ev', 'gmc-hummer-ev-pickup-2022', 2026],
  ['durango', 'dodge-durango-2011', 2026],
  ['2001 f-150', 'ford-f150-1997', 2001],
  ['2002 f-250', 'ford-superduty-1999', 2002],
  ['2021 ram 1500 classic', 'ram-1500-classic-2019', 2021],
] as const)('"%s" finds %s of %s first', ([typed, id, year]) => {
  const [first] = findVehicles(choices, typed);
  expect(first && [first.choice.id, first.year]).toEqual([id, year]);
});

test('"sahara" finds Wranglers alone, and says which trim was meant', () => {
  const found = findVehicles(choices, 'sahara');
  expect(found.length).toBeGreaterThanOrEqual(6);
  for (const { choice, trim } of found) {
    expect(choice.model).toContain('Wrangler');
    expect(trim).toContain('Sahara');
  }
});

test.for([
  'toyota camry',
  'sprinter',
  '1995 f-150',
  'land rover discovery',
  'toyota land cruiser 2023',
  '2012 rebel',
])('"%s" is on no record and finds no other truck', (typed) => {
  expect(findVehicles(choices, typed)).toEqual([]);
});

test('no two rows of one list look the same', () => {
  const rows = (typed: string) =>
    findVehicles(choices, typed).map(({ choice, year, trim }) =>
      [year, choice.make, choice.model, choice.generation, trim, choice.configuration].join(),
    );
  for (const { make, model, generation } of vehicles) {
    for (const typed of [make, model, generation, `2018 ${model}`, `2018 ${make}`]) {
      const said = rows(typed);
      expect(new Set(said).size, typed).toBe(said.length);
    }
  }
});

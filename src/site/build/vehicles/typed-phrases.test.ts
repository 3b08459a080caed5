import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { findVehicles } from './find-vehicles.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));
const find = (typed: string) => findVehicles(choices, typed);

/** As owners type it, the record that must come first, and its year. */
test.for([
  // Years and spans of years.
  ["'04 f150", 'ford-f150-2004', 2004],
  ['04 f-150', 'ford-f150-2004', 2004],
  ['04-08 f-150', 'ford-f150-2004', 2008],
  ['2004-2008 ford f150', 'ford-f150-2004', 2008],
  ['f150 2004 to 2008', 'ford-f150-2004', 2008],
  ['f150 04/08', 'ford-f150-2004', 2008],
  ['99-06 silverado', 'chevrolet-silverado-1500-1999', 2006],
  ['07 – 13 sierra', 'gmc-sierra-1500-2007', 2013],
  ["'13 chevy silverado", 'chevrolet-silverado-1500-2007', 2013],
  ['tacoma 201', 'toyota-tacoma-2016', 2019],
  ['2016 1500 silverado chevy', 'chevrolet-silverado-1500-2014', 2016],
  ['2007.5 cummins', 'dodge-ram-2500-2003', 2007],
  // Generations, and the codes that owners use.
  ['2nd gen tacoma', 'toyota-tacoma-2005', 2015],
  ['second gen tacoma', 'toyota-tacoma-2005', 2015],
  ['tacoma third gen', 'toyota-tacoma-2016', 2023],
  ['gen 3 tacoma', 'toyota-tacoma-2016', 2023],
  ['3rd generation tacoma', 'toyota-tacoma-2016', 2023],
  ['5th gen 4runner', 'toyota-4runner-2010', 2024],
  ['first gen raptor', 'ford-f150-raptor-2010', 2014],
  ['gen 2 raptor', 'ford-f150-raptor-2017', 2020],
  ['13th gen f150', 'ford-f150-2015', 2020],
  ['2nd gen colorado', 'chevrolet-colorado-2015', 2022],
  ['4th gen ram 1500', 'ram-1500-2009', 2018],
  ['3rd gen cummins', 'dodge-ram-2500-2003', 2009],
  ['JK', 'jeep-wrangler-jk-2dr-2007', 2018],
  ['JL', 'jeep-wrangler-jl-2dr-2018', 2026],
  ['JT', 'jeep-gladiator-2020', 2026],
  ['jeep xj', 'jeep-cherokee-xj-1984', 2001],
  ['wk2', 'jeep-grand-cherokee-wk2-2011', 2021],
  ['gmt900 silverado', 'chevrolet-silverado-1500-2007', 2013],
  ['k2xx sierra', 'gmc-sierra-1500-2014', 2018],
  ['t1xx silverado', 'chevrolet-silverado-1500-2019', 2026],
  ['gmt800 silverado', 'chevrolet-silverado-1500-1999', 2006],
  ['nnbs silverado', 'chevrolet-silverado-1500-2007', 2013],
  ['cateye silverado', 'chevrolet-silverado-1500-1999', 2006],
  // Nicknames, and names as they are spoken.
  ['taco', 'toyota-tacoma-2024', 2026],
  ['2016 taco', 'toyota-tacoma-2016', 2016],
  ['2018 t4r', 'toyota-4runner-2010', 2018],
  ['yota tacoma 2008', 'toyota-tacoma-2005', 2008],
  ['chevy 1500 2016', 'chevrolet-silverado-1500-2014', 2016],
  ['chevy 2500', 'chevrolet-silverado-2500hd-2020', 2026],
  ['superduty 2015', 'ford-superduty-2011', 2015],
  ['super-duty', 'ford-superduty-2023', 2026],
  ['F one fifty 2018', 'ford-f150-2015', 2018],
  ['f-one-fifty', 'ford-f150-2021', 2026],
  ['f two fifty', 'ford-superduty-2023', 2026],
  ['ford 150 2019', 'ford-f150-2015', 2019],
  ['ram fifteen hundred', 'ram-1500-2019', 2026],
  ['ram twenty five hundred', 'ram-2500-2019', 2026],
  ['four runner', 'toyota-4runner-2025', 2026],
  ['half ton chevy', 'chevrolet-silverado-1500-2019', 2026],
  ['3/4 ton ram', 'ram-2500-2019', 2026],
  ['dodge ram 2015', 'ram-1500-2009', 2015],
  ['lobo 2018', 'ford-f150-2015', 2018],
  ['cheyenne 2020', 'chevrolet-silverado-1500-2019', 2020],
  ['ram hd', 'ram-2500-2019', 2026],
  // Engines: a known one ranks and says the years, another excludes nothing.
  ['f150 5.0', 'ford-f150-2021', 2026],
  ['2012 f150 5.0', 'ford-f150-2009', 2012],
  ['5.0', 'ford-f150-2021', 2026],
  ['f-150 5.0L v8', 'ford-f150-2021', 2026],
  ['3.5 ecoboost f150', 'ford-f150-2021', 2026],
  ['6.7 powerstroke', 'ford-superduty-2023', 2026],
  ['6.0 powerstroke', 'ford-superduty-2005', 2007],
  ['6.4 powerstroke', 'ford-superduty-2005', 2010],
  ['ram cummins', 'ram-2500-2019', 2026],
  ['5.9 cummins', 'dodge-ram-2500-2003', 2007],
  ['chevy duramax', 'chevrolet-silverado-2500hd-2020', 2026],
  ['lml duramax chevy', 'chevrolet-silverado-2500hd-2011', 2016],
  ['colorado duramax', 'chevrolet-colorado-2015', 2022],
  ['ram hemi', 'ram-1500-2019', 2026],
  ['silverado 5.3 2015', 'chevrolet-silverado-1500-2014', 2015],
  ['tacoma v6 2010', 'toyota-tacoma-2005', 2010],
  ['tacoma 4.0', 'toyota-tacoma-2005', 2015],
  ['2010 f150 2.7', 'ford-f150-2009', 2010],
  ['wrangler 392', 'jeep-wrangler-jl-4dr-2018', 2024],
  ['gladiator diesel', 'jeep-gladiator-2020', 2023],
  ['5.7 tundra 2015', 'toyota-tundra-2007', 2015],
  // Cabs: the maker's word or somebody else's.
  ['2020 silverado crew', 'chevrolet-silverado-1500-2019', 2020],
  ['crewmax', 'toyota-tundra-2022', 2026],
  ['tundra crew max 2014', 'toyota-tundra-2007', 2014],
  ['2010 tundra double cab', 'toyota-tundra-2007', 2010],
  ['supercrew', 'ford-f150-2021', 2026],
  ['f-150 super cab 2012', 'ford-f150-2009', 2012],
  ['f150 crew cab', 'ford-f150-2021', 2026],
  ['quad cab ram', 'ram-1500-2019', 2026],
  ['tacoma crew cab 2019', 'toyota-tacoma-2016', 2019],
  ['silverado ext cab 2004', 'chevrolet-silverado-1500-1999', 2004],
  ['silverado ccsb 2010', 'chevrolet-silverado-1500-2007', 2010],
  ['wrangler 4 door', 'jeep-wrangler-jl-4dr-2018', 2026],
  ['two door bronco', 'ford-bronco-2dr-2021', 2026],
  // Typing errors.
  ['siera', 'gmc-sierra-1500-2019', 2026],
  ['silvrado', 'chevrolet-silverado-1500-2019', 2026],
  ['chevy silveraod 1500', 'chevrolet-silverado-1500-2019', 2026],
  ['silverodo 2016', 'chevrolet-silverado-1500-2014', 2016],
  ['tacma', 'toyota-tacoma-2024', 2026],
  ['tacoam 2012', 'toyota-tacoma-2005', 2012],
  ['toyoya tundra', 'toyota-tundra-2022', 2026],
  ['tundar', 'toyota-tundra-2022', 2026],
  ['wranger', 'jeep-wrangler-jl-2dr-2018', 2026],
  ['jeep rangler', 'jeep-wrangler-jl-2dr-2018', 2026],
  ['wrnagler jku', 'jeep-wrangler-jk-4dr-2007', 2018],
  ['gladaitor', 'jeep-gladiator-2020', 2026],
  ['chevorlet silverado', 'chevrolet-silverado-1500-2019', 2026],
  ['4runer', 'toyota-4runner-2025', 2026],
  ['for runner 2016', 'toyota-4runner-2010', 2016],
  ['brnoco', 'ford-bronco-2dr-2021', 2026],
  ['f-150 rapter', 'ford-f150-raptor-2021', 2026],
  ['fronteir', 'nissan-frontier-2022', 2026],
  ['yukn', 'gmc-yukon-2021', 2026],
  ['colrado', 'chevrolet-colorado-2023', 2026],
  ['cumins 2008', 'dodge-ram-2500-2003', 2008],
  ['powestroke', 'ford-superduty-2023', 2026],
  ['tacoma2015', 'toyota-tacoma-2005', 2015],
  ['f1502018', 'ford-f150-2015', 2018],
  ['chevysilverado', 'chevrolet-silverado-1500-2019', 2026],
  // Spanish.
  ['camioneta ford f150 2015', 'ford-f150-2015', 2015],
  ['silverado doble cabina 2018', 'chevrolet-silverado-1500-2014', 2018],
  ['tacoma doble cabina 4x4', 'toyota-tacoma-2024', 2026],
  ['f150 cabina sencilla 2012', 'ford-f150-2009', 2012],
  ['troca chevy 2500', 'chevrolet-silverado-2500hd-2020', 2026],
  ['wrangler 4 puertas', 'jeep-wrangler-jl-4dr-2018', 2026],
  ['tacoma segunda generación', 'toyota-tacoma-2005', 2015],
  // Older generations and other kinds of vehicles.
  ['1st gen tacoma', 'toyota-tacoma-1995', 2004],
  ['3rd gen 4runner', 'toyota-4runner-1996', 2002],
  ['4th gen 4runner', 'toyota-4runner-2003', 2009],
  ['first gen tundra', 'toyota-tundra-2000', 2006],
  ['tj', 'jeep-wrangler-tj-1997', 2006],
  ['yj wrangler', 'jeep-wrangler-yj-1987', 1995],
  ['wj', 'jeep-grand-cherokee-wj-1999', 2004],
  ['obs bronco', 'ford-bronco-1980', 1996],
  ['square body blazer', 'chevrolet-k5-blazer-1973', 1991],
  ['7.3 powerstroke', 'ford-superduty-1999', 2003],
  ['lbz duramax chevy', 'chevrolet-silverado-2500hd-2001', 2007],
  ['lmm chevy', 'chevrolet-silverado-2500hd-2007', 2010],
  ['one ton chevy 2018', 'chevrolet-silverado-3500hd-srw-2011', 2018],
  ['2019 ram classic', 'ram-1500-classic-2019', 2019],
  ['2019 ram 1500', 'ram-1500-2019', 2019],
  ['2019 silverado', 'chevrolet-silverado-1500-2019', 2019],
  ['f150 lightnig', 'ford-f150-lightning-2022', 2025],
  ['lc200', 'toyota-land-cruiser-200-2008', 2021],
  ['100 series land cruiser', 'toyota-land-cruiser-100-1998', 2007],
  ['gx 470', 'lexus-gx470-2003', 2009],
  ['burb 2010', 'chevrolet-suburban-2007', 2010],
  ['suburbn', 'chevrolet-suburban-2021', 2026],
  ['rivain', 'rivian-r1s-2022', 2026],
  ['cyber truck', 'tesla-cybertruck-2024', 2026],
  ['crosstreck', 'subaru-crosstrek-2018', 2023],
  ['tellurde', 'kia-telluride-2020', 2026],
  ['rav 4', 'toyota-rav4-2019', 2025],
  // In a sentence.
  ['i have a white 2019 tacoma with a lift', 'toyota-tacoma-2016', 2019],
  ['crew 4x4 silverado 2014 truck', 'chevrolet-silverado-1500-2014', 2014],
] as const)('"%s" finds %s of %s first', ([typed, id, year]) => {
  const [first] = find(typed);
  expect(first && [first.choice.id, first.year]).toEqual([id, year]);
});

/** The trim and the drive that the picker may select. */
test.for([
  ['2020 rubicon', 'jeep-wrangler-jl-2dr-2018', 'rubicon', '4x4'],
  ['jku rubi', 'jeep-wrangler-jk-4dr-2007', 'rubicon', '4x4'],
  ['gladiator mojave', 'jeep-gladiator-2020', 'mojave', '4x4'],
  ['2019 tacoma trd off road', 'toyota-tacoma-2016', 'trd-off-road-4x4', '4x4'],
  ['tacoma trdpro', 'toyota-tacoma-2024', 'trd-pro', '4x4'],
  ['4runner trd pro 2018', 'toyota-4runner-2010', 'trd-pro', '4x4'],
  ['raptor r', 'ford-f150-raptor-2021', 'raptor-r', '4x4'],
  ['bronco raptor', 'ford-bronco-4dr-2021', 'raptor', '4x4'],
  ['f150 tremor', 'ford-f150-2021', 'tremor', '4x4'],
  ['2020 zr2', 'chevrolet-colorado-2015', 'zr2', '4x4'],
  ['trail boss', 'chevrolet-silverado-1500-2019', 'custom-trail-boss-lt-trail-boss', '4x4'],
  ['sierra at4', 'gmc-sierra-1500-2019', 'at4', '4x4'],
  ['2018 powerwagon', 'ram-2500-2010', 'power-wagon', '4x4'],
  ['ram rebel', 'ram-1500-2019', 'rebel', '4x4'],
  ['2018 f150 2wd', 'ford-f150-2015', '2wd-trucks', '4x2'],
  ['f150 two wheel drive 2018', 'ford-f150-2015', '2wd-trucks', '4x2'],
  // Many trucks of the second generation with rear drive are no PreRunner.
  ['2010 tacoma 2wd', 'toyota-tacoma-2005', null, '4x2'],
  ['prerunner', 'toyota-tacoma-2005', 'prerunner', '4x2'],
  ['2018 silverado 4wd', 'chevrolet-silverado-1500-2014', null, '4x4'],
  ['silverado cuatro por cuatro', 'chevrolet-silverado-1500-2019', null, '4x4'],
  // Two trims have this word.
  ['2018 f150 lariat', 'ford-f150-2015', null, null],
  ['2018 f150', 'ford-f150-2015', null, null],
] as const)('"%s" finds %s, trim %s, drive %s', ([typed, id, trimId, drive]) => {
  const [first] = find(typed);
  expect(first?.choice.id).toBe(id);
  expect(first?.hints).toEqual({ trimId, drive });
  const named = first?.choice.trims.find((trim) => trim.id === trimId)?.name ?? null;
  expect(first?.trim).toBe(named);
});

/** All rows, in this order. */
test.for([
  ['jku', ['jeep-wrangler-jk-4dr-2007']],
  ['2015 jk', ['jeep-wrangler-jk-2dr-2007', 'jeep-wrangler-jk-4dr-2007']],
  [
    '2022 bronco 2 door',
    ['ford-bronco-2dr-2021', 'ford-bronco-4dr-2021', 'ford-bronco-sport-2021'],
  ],
  [
    '2022 bronco 4 door',
    ['ford-bronco-4dr-2021', 'ford-bronco-sport-2021', 'ford-bronco-2dr-2021'],
  ],
  ['2018 f150', ['ford-f150-2015', 'ford-f150-raptor-2017']],
  [
    '2018 wrangler 2 door',
    [
      'jeep-wrangler-jl-2dr-2018',
      'jeep-wrangler-jk-2dr-2007',
      'jeep-wrangler-jl-4dr-2018',
      'jeep-wrangler-jk-4dr-2007',
    ],
  ],
  [
    '2020 rubicon',
    ['jeep-wrangler-jl-2dr-2018', 'jeep-wrangler-jl-4dr-2018', 'jeep-gladiator-2020'],
  ],
  ['jeep jl', ['jeep-wrangler-jl-2dr-2018', 'jeep-wrangler-jl-4dr-2018']],
  [
    'rubicn',
    [
      'jeep-wrangler-jl-2dr-2018',
      'jeep-wrangler-jl-4dr-2018',
      'jeep-wrangler-jk-2dr-2007',
      'jeep-wrangler-jk-4dr-2007',
      'jeep-wrangler-tj-1997',
      'jeep-gladiator-2020',
    ],
  ],
  ['2.8 duramax', ['gmc-canyon-2015', 'chevrolet-colorado-2015']],
] as const)('"%s" finds %s', ([typed, ids]) => {
  const found = find(typed).map(({ choice }) => choice.id);
  expect(found).toEqual(ids);
});

/** Models that no record has, words that say nothing, and trucks that were not sold like this. */
test.for([
  ...['ford escape', 'ford edge', 'gmc terrain', 'toyota highlander', 'toyota sienna'],
  ...['nissan rogue', 'honda civic', 'range rover', 'cadillac escalade', 'jeep compass'],
  ...['jeep renegade', 'chevy equinox', '2020 chevy blazer', 'chevy trailblazer', 'f-450'],
  ...['tacoma rubicon', 'x-runner', '12v cummins', '2016 trx', 'gx465'],
  ...['truck', 'camioneta 4x4', '4wd', 'my lifted truck', '4 door', '???', '1FTFW1ET5DFA12345'],
])('"%s" finds nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});

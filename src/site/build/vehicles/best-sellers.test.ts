import { expect, test } from 'vitest';
import {
  bodiesIn,
  makesIn,
  modelsIn,
  toVehicleChoice,
} from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { readWords } from './read-words.ts';

const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));

/**
 * The trucks and SUVs that sold best in the United States, model years 1999 to 2026: the model as people type it, the
 * years it was sold, and from which year on which record is right: several where one model had several bodies at once,
 * none where nobody has measured it. Source: makers' sales reports.
 */
const SELLERS = [
  'Ford F-150, 1999-2026: 1999 ford-f150-1997, 2004 ford-f150-2004, 2009 ford-f150-2009, 2015 ford-f150-2015, 2021 ford-f150-2021',
  'Ford F-250, 1999-2026: 1999 ford-superduty-1999, 2005 ford-superduty-2005, 2011 ford-superduty-2011, 2017 ford-superduty-2017, 2023 ford-superduty-2023',
  'Ford Ranger, 1999-2026: 1999 ford-ranger-1998, 2012 none, 2019 ford-ranger-2019, 2024 ford-ranger-2024',
  'Ford Explorer, 1999-2026: 1999 none, 2011 ford-explorer-2011, 2020 ford-explorer-2020',
  'Ford Expedition, 1999-2026: 1999 none, 2018 ford-expedition-2018, 2025 none',
  'Ford Bronco, 2021-2026: 2021 ford-bronco-2dr-2021 + ford-bronco-4dr-2021 + ford-bronco-sport-2021',
  'Ford Bronco Sport, 2021-2026: 2021 ford-bronco-sport-2021',
  'Ford Maverick, 2022-2026: 2022 ford-maverick-2022',
  'Ford Escape, 2001-2026: 2001 none',
  'Chevrolet Silverado 1500, 1999-2026: 1999 chevrolet-silverado-1500-1999, 2007 chevrolet-silverado-1500-2007, 2014 chevrolet-silverado-1500-2014, 2019 chevrolet-silverado-1500-2019',
  'Chevrolet Silverado 2500HD, 2001-2026: 2001 chevrolet-silverado-2500hd-2001, 2007 chevrolet-silverado-2500hd-2007 + chevrolet-silverado-2500hd-2001, 2008 chevrolet-silverado-2500hd-2007, 2011 chevrolet-silverado-2500hd-2011, 2020 chevrolet-silverado-2500hd-2020',
  'Chevrolet Colorado, 2004-2026: 2004 chevrolet-colorado-2004, 2013 none, 2015 chevrolet-colorado-2015, 2023 chevrolet-colorado-2023',
  'Chevrolet Tahoe, 1999-2026: 1999 none, 2000 chevrolet-tahoe-2000, 2007 chevrolet-tahoe-2007, 2015 chevrolet-tahoe-2015, 2021 chevrolet-tahoe-2021',
  'Chevrolet Suburban, 1999-2026: 1999 none, 2000 chevrolet-suburban-2000, 2007 chevrolet-suburban-2007, 2015 chevrolet-suburban-2015, 2021 chevrolet-suburban-2021',
  'Chevrolet Equinox, 2005-2026: 2005 none',
  'GMC Sierra 1500, 1999-2026: 1999 gmc-sierra-1500-1999, 2007 gmc-sierra-1500-2007, 2014 gmc-sierra-1500-2014, 2019 gmc-sierra-1500-2019',
  'GMC Yukon, 1999-2026: 1999 none, 2000 gmc-yukon-2000, 2007 gmc-yukon-2007, 2015 gmc-yukon-2015, 2021 gmc-yukon-2021',
  'Ram 1500, 1999-2026: 1999 none, 2002 dodge-ram-1500-2002, 2009 ram-1500-2009, 2019 ram-1500-2019',
  'Ram 1500 Classic, 2019-2024: 2019 ram-1500-classic-2019',
  'Ram 2500, 1999-2026: 1999 none, 2003 dodge-ram-2500-2003, 2010 ram-2500-2010, 2019 ram-2500-2019',
  'Dodge Durango, 1999-2026: 1999 none, 2011 dodge-durango-2011',
  'Jeep Wrangler, 1999-2026: 1999 jeep-wrangler-tj-1997, 2007 jeep-wrangler-jk-2dr-2007 + jeep-wrangler-jk-4dr-2007, 2018 jeep-wrangler-jl-2dr-2018 + jeep-wrangler-jl-4dr-2018 + jeep-wrangler-jk-2dr-2007 + jeep-wrangler-jk-4dr-2007, 2019 jeep-wrangler-jl-2dr-2018 + jeep-wrangler-jl-4dr-2018',
  'Jeep Grand Cherokee, 1999-2026: 1999 jeep-grand-cherokee-wj-1999, 2005 jeep-grand-cherokee-wk-2005, 2011 jeep-grand-cherokee-wk2-2011, 2022 jeep-grand-cherokee-wl-2022',
  'Jeep Gladiator, 2020-2026: 2020 jeep-gladiator-2020',
  'Jeep Liberty, 2002-2012: 2002 none',
  'Toyota Tacoma, 1999-2026: 1999 toyota-tacoma-1995, 2005 toyota-tacoma-2005, 2016 toyota-tacoma-2016, 2024 toyota-tacoma-2024',
  'Toyota Tundra, 2000-2026: 2000 toyota-tundra-2000, 2007 toyota-tundra-2007, 2022 toyota-tundra-2022',
  'Toyota 4Runner, 1999-2026: 1999 toyota-4runner-1996, 2003 toyota-4runner-2003, 2010 toyota-4runner-2010, 2025 toyota-4runner-2025',
  'Toyota Land Cruiser, 1999-2026: 1999 toyota-land-cruiser-100-1998, 2008 toyota-land-cruiser-200-2008, 2022 none, 2024 toyota-land-cruiser-250-2024',
  'Toyota Sequoia, 2001-2026: 2001 none, 2008 toyota-sequoia-2008, 2023 toyota-sequoia-2023',
  'Toyota RAV4, 1999-2026: 1999 none, 2019 toyota-rav4-2019, 2026 none',
  'Toyota Highlander, 2001-2026: 2001 none',
  'Toyota Camry, 1999-2026: 1999 none',
  'Nissan Frontier, 1999-2026: 1999 none, 2005 nissan-frontier-2005, 2022 nissan-frontier-2022',
  'Nissan Titan, 2004-2024: 2004 nissan-titan-2004, 2016 nissan-titan-xd-2016, 2017 nissan-titan-2017 + nissan-titan-xd-2016',
  'Nissan Xterra, 2000-2015: 2000 nissan-xterra-2000, 2005 nissan-xterra-2005',
  'Nissan Pathfinder, 1999-2026: 1999 none, 2005 nissan-pathfinder-2005, 2013 none',
  'Nissan Armada, 2004-2026: 2004 nissan-armada-2004, 2016 none, 2017 nissan-armada-2017, 2025 none',
  'Nissan Rogue, 2008-2026: 2008 none',
  'Honda CR-V, 1999-2026: 1999 none, 2023 honda-cr-v-2023',
  'Honda Pilot, 2003-2026: 2003 none, 2023 honda-pilot-2023',
  'Honda Ridgeline, 2006-2026: 2006 none, 2017 honda-ridgeline-2017',
  'Honda Passport, 1999-2026: 1999 none, 2019 honda-passport-2019, 2026 honda-passport-2026',
  'Subaru Forester, 1999-2026: 1999 none, 2019 subaru-forester-2019, 2025 none',
  'Subaru Outback, 2000-2026: 2000 none, 2020 subaru-outback-2020, 2026 none',
  'Subaru Crosstrek, 2013-2026: 2013 none, 2018 subaru-crosstrek-2018, 2024 none',
  'Lexus GX 470, 2003-2009: 2003 lexus-gx470-2003',
  'Lexus GX 460, 2010-2023: 2010 lexus-gx460-2010',
  'Lexus GX 550, 2024-2026: 2024 lexus-gx550-2024',
  'Kia Telluride, 2020-2026: 2020 kia-telluride-2020',
  'Hyundai Santa Fe, 2001-2026: 2001 none, 2024 hyundai-santa-fe-2024',
  'Rivian R1T, 2022-2026: 2022 rivian-r1t-2022',
  'Tesla Cybertruck, 2024-2026: 2024 tesla-cybertruck-2024',
];

const asked = SELLERS.flatMap((line) => {
  const [, typed = '', from, to, said = ''] = /^(.*), (\d{4})-(\d{4}): (.*)$/.exec(line) ?? [];
  const records = said.split(', ').map((one) => {
    const [first = '', ...ids] = one.split(/ (?:\+ )?/);
    return { first: Number(first), ids: ids.filter((id) => id !== 'none') };
  });
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => {
    const year = Number(from) + at;
    const ids = records.findLast(({ first }) => first <= year)?.ids ?? [];
    return { typed: `${year} ${typed}`, year, ids };
  });
});

test('the table is read: most years of most models are on record', () => {
  expect(asked.length).toBeGreaterThan(900);
  expect(asked.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(500);
});

test('each year of the best-sellers leads to its record, or to nothing that would be another truck', () => {
  const wrong = asked.flatMap(({ typed, year, ids }) => {
    const { meant, unknown } = readWords(choices, typed);
    const [first] = meant;
    if (ids.length === 0) return unknown === typed ? [] : [`${typed}: ${first?.choice.id}`];
    const isRight = first?.year === year && ids.includes(first.choice.id);
    return isRight ? [] : [`${typed}: ${first?.choice.id ?? 'nothing'}, not ${ids}`];
  });
  expect(wrong).toEqual([]);
});

test('where one model had several bodies in a year, all of them are offered', () => {
  for (const { typed, ids } of asked) {
    const found = readWords(choices, typed).meant.map(({ choice }) => choice.id);
    expect(found, typed).toEqual(expect.arrayContaining([...ids]));
  }
});

test('the lists lead to the same records', () => {
  for (const { typed, year, ids } of asked) {
    for (const id of ids) {
      const { make, model } = choices.find((one) => one.id === id) ?? { make: '', model: '' };
      expect(makesIn(choices, year), typed).toContain(make);
      expect(modelsIn(choices, { year, make }), typed).toContain(model);
      const bodies = bodiesIn(choices, { year, make, model }).map((one) => one.id);
      expect(bodies, typed).toContain(id);
      expect(
        bodies.filter((one) => !ids.includes(one)),
        typed,
      ).toEqual([]);
    }
  }
});

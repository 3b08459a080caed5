import type { Example } from '#src/site/stories/blok-props.ts';
import type { FitsVehiclesData } from './load.server.ts';

const data: FitsVehiclesData = {
  kind: 'wheel',
  lineId: 'vantrel-quoin',
  makes: [
    {
      make: 'Ford',
      models: [
        {
          model: 'F-150',
          generations: [
            { id: 'ford-f150-2021', years: '2021 on' },
            { id: 'ford-f150-2015', years: '2015 to 2020' },
          ],
        },
      ],
    },
    {
      make: 'Toyota',
      models: [
        { model: 'Tacoma', generations: [{ id: 'toyota-tacoma-2016', years: '2016 to 2023' }] },
      ],
    },
  ],
  unknown: [
    { model: 'Lexus GX 460', generations: [{ id: 'lexus-gx460-2010', years: '2010 to 2023' }] },
  ],
};

export const examples: Example[] = [
  { name: 'two makes and one unknown', blok: { component: 'fits-vehicles' }, data },
  {
    name: 'none on record',
    blok: { component: 'fits-vehicles' },
    data: { ...data, makes: [], unknown: [] },
  },
];

import { expect, test } from 'vitest';
import emptyShop from '#src/db/seeds/empty/settings.json' with { type: 'json' };
import { shopSettingsSchema } from '#src/domain/settings/index.ts';
import { businessData } from './business-data.ts';

const { rates: _rates, ...facts } = emptyShop;
const settings = shopSettingsSchema.parse(facts);

test('machines read the number, the e-mail address, the place and the hours of the settings', () => {
  expect(businessData(settings, 'https://ironwood.example')).toMatchObject({
    url: 'https://ironwood.example/',
    telephone: '+14807777700',
    email: settings.email,
    geo: { latitude: settings.geo.lat, longitude: settings.geo.lng },
    openingHoursSpecification: settings.hours.map(({ opens, closes }) => ({ opens, closes })),
  });
});

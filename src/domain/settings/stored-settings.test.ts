import { expect, test } from 'vitest';
import siteFile from '#src/db/seeds/empty/settings.json' with { type: 'json' };
import { shopSettingsSchema } from './schemas.ts';
import { storedRow, wholeRecord } from './stored-settings.ts';

test('the record has only keys that versions before the brand knew, and together the parts are everything', () => {
  const { rates: _rates, ...facts } = siteFile;
  const settings = shopSettingsSchema.parse(facts);
  const row = storedRow(settings);
  expect(row.record).not.toHaveProperty('brand');
  expect(Object.keys(Object(row.added)).sort()).toEqual([
    'brand',
    'isOpen',
    'languages',
    'showsChecklist',
    'workKinds',
  ]);
  expect(shopSettingsSchema.parse(wholeRecord(row))).toEqual(settings);
});

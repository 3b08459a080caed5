import { expect, test } from 'vitest';
import siteFile from '#src/db/seeds/empty/settings.json' with { type: 'json' };
import { shopSettingsSchema } from './schemas.ts';
import { storedRow, wholeRecord } from './stored-settings.ts';

const { rates: _rates, ...facts } = siteFile;
const settings = shopSettingsSchema.parse(facts);

test('the record has only keys that versions before the brand knew, and together the parts are everything', () => {
  const row = storedRow(settings);
  expect(row.record).not.toHaveProperty('brand');
  expect(Object.keys(Object(row.added)).sort()).toEqual([
    'brand',
    'cityGarages',
    'financing',
    'isOpen',
    'languages',
    'showsChecklist',
    'workKinds',
  ]);
  expect(shopSettingsSchema.parse(wholeRecord(row))).toEqual(settings);
});

test('what a later version added does not stop this one', () => {
  const { record, added } = storedRow(settings);
  const later = { record, added: { ...Object(added), hoverBays: 3 } };
  expect(shopSettingsSchema.parse(wholeRecord(later))).toEqual(settings);
});

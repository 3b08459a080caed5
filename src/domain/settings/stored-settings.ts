import { type ShopSettings, shopSettingsSchema } from './schemas.ts';

/**
 * Settings that came after migration 0041. They have a column of their own, because versions up to then refuse a record
 * with a key that they do not know, and an update must be possible to take back.
 */
const addedKeys = [
  'brand',
  'isOpen',
  'showsChecklist',
  'languages',
  'workKinds',
  'cityGarages',
  'financing',
] as const;

type Row = { record: unknown; added: unknown };

/** The two parts of the row. */
export function storedRow(settings: ShopSettings): Row {
  const isAdded = (key: string) => addedKeys.some((added) => added === key);
  const entries = Object.entries(settings);
  return {
    record: Object.fromEntries(entries.filter(([key]) => !isAdded(key))),
    added: Object.fromEntries(entries.filter(([key]) => isAdded(key))),
  };
}

/**
 * The settings as they were saved, to be parsed. What a later version added is left out: the update may have been
 * taken back.
 */
export function wholeRecord({ record, added }: Row): unknown {
  const later: [string, unknown][] = Object.entries(Object(added));
  const known = later.filter(([key]) => Object.hasOwn(shopSettingsSchema.shape, key));
  return { ...Object(record), ...Object.fromEntries(known) };
}

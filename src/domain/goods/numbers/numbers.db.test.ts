import { expect, test } from 'vitest';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { partForm } from '#tests/factories/part-form.ts';
import {
  askAgain,
  forgetNumber,
  getImport,
  getPart,
  joinNumbers,
  listSupplierNumbers,
  queueApply,
  savePart,
  saveSupplier,
  stampOf,
} from '../index.server.ts';

// Runs on both engines: what was said of a number is kept by SQL.

const { database, as, buyer, runJobs, send, apply } = await openImportShop();

const other = 'tinstead-fallow-17x9-5x127-p0';
const upc = '036000291452';

/** A price list of Harbor Wheel, checked. */
async function checked(rows: readonly string[], supplier = 'Harbor Wheel'): Promise<string> {
  const { id } = await send(`Part No.,UPC,MSRP\n${rows.join('\n')}\n`);
  if (supplier !== '') await saveSupplier(buyer, { id, name: supplier });
  return id;
}

async function giveUpc(): Promise<void> {
  const part = await getPart(buyer, { category: 'wheels', sku });
  const form = { ...partForm(part), upc };
  await savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(part) });
}

const countsOf = async (id: string) => (await getImport(buyer, id)).counts;
const suggestedIn = async (id: string) =>
  (await getImport(buyer, id)).rows.filter(({ fate }) => fate === 'suggested');

test('a number that the shop does not have is suggested by bar code or spelling, and changes nothing by itself', async () => {
  await giveUpc();
  const spelled = other.toUpperCase().replaceAll('-', ' ');
  // A UPC as an EAN-13 has it, a number in other spelling, and one that is nobody's.
  const id = await checked([`HW-0091,0${upc},251.00`, `${spelled},,252.00`, 'HW-7777,,10.00']);
  expect(await countsOf(id)).toMatchObject({ suggested: 2, foreign: 1, changed: 0, added: 0 });
  expect(await suggestedIn(id)).toMatchObject([
    { sku: 'HW-0091', after: { sku, by: 'upc' } },
    { sku: spelled, after: { sku: other, by: 'number' } },
  ]);
  await expect(queueApply(buyer, { id, goodRowsOnly: true })).rejects.toMatchObject({
    told: { reason: 'import.nothing' },
  });
});

test('what somebody says of a number is kept for the supplier’s later files, and can be forgotten', async () => {
  await giveUpc();
  const id = await checked([`HW-0091,${upc},251.00`]);
  await joinNumbers(buyer, { id, numbers: ['HW-0091'], isSame: true });
  await runJobs();
  expect(await countsOf(id)).toMatchObject({ suggested: 0, changed: 1 });
  await apply(id);
  expect((await getPart(buyer, { category: 'wheels', sku })).priceCents).toBe(25_100);
  const number = { supplier: 'Harbor Wheel', number: 'HW-0091' };
  expect(await listSupplierNumbers(buyer, sku)).toEqual([number]);
  expect(await countsOf(await checked(['HW-0091,,252.00']))).toMatchObject({ changed: 1 });
  await forgetNumber(buyer, number);
  expect(await countsOf(await checked(['HW-0091,,253.00']))).toMatchObject({ foreign: 1 });
});

test('a number that is said to be none of ours is not asked about again', async () => {
  await giveUpc();
  const id = await checked([`HW-0091,${upc},251.00`]);
  await joinNumbers(buyer, { id, numbers: ['HW-0091'], isSame: false });
  await runJobs();
  expect(await countsOf(id)).toMatchObject({ suggested: 0, foreign: 1 });
  expect(await listSupplierNumbers(buyer, sku)).toEqual([]);
  expect((await getImport(buyer, id)).notOurs).toBe(1);
  await askAgain(buyer, id);
  await runJobs();
  expect(await getImport(buyer, id)).toMatchObject({ notOurs: 0, counts: { suggested: 1 } });
});

test('a file that is applied already, as a feed does, still asks; the answer counts from the next one', async () => {
  await giveUpc();
  const id = await checked([`HW-0091,${upc},251.00`, `${other},,252.00`]);
  await apply(id);
  const join = { id, numbers: ['HW-0091'], isSame: true };
  expect(await joinNumbers(buyer, join)).toEqual({ isChecked: false });
  expect(await suggestedIn(id)).toEqual([]);
  expect((await getImport(buyer, id)).state).toBe('applied');
  expect(await countsOf(await checked([`HW-0091,${upc},251.00`]))).toMatchObject({ changed: 1 });
});

test('all with the same bar code are joined by one press; those by spelling are left', async () => {
  await giveUpc();
  const spelled = other.toUpperCase();
  const id = await checked([`HW-0091,${upc},251.00`, `${spelled},,252.00`]);
  await joinNumbers(buyer, { id, numbers: 'upc', isSame: true });
  await runJobs();
  expect(await countsOf(id)).toMatchObject({ suggested: 1, changed: 1 });
});

test('numbers are joined under a supplier’s name, by somebody who may, with something ticked', async () => {
  await giveUpc();
  const id = await checked([`HW-0091,${upc},251.00`], '');
  const join = { id, numbers: ['HW-0091'], isSame: true };
  await expect(joinNumbers(buyer, join)).rejects.toMatchObject({
    told: { reason: 'import.name-first' },
  });
  await saveSupplier(buyer, { id, name: 'Harbor Wheel' });
  await expect(joinNumbers(buyer, { ...join, numbers: [] })).rejects.toMatchObject({
    told: { reason: 'import.none-selected' },
  });
  await expect(joinNumbers(as('front-desk'), join)).rejects.toMatchObject({ code: 'forbidden' });
  const { rows } = await database.pool.query('select * from supplier_numbers');
  expect(rows).toEqual([]);
});

import { expect, test } from 'vitest';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { getImport, listSuppliers, mapImport } from '../index.server.ts';

const { buyer, runJobs, send, apply } = await openImportShop();

const wheels = (price: string) =>
  `PartNumber,Brand,Style,Size,BoltPattern,Offset,CenterBore,TotalQOH,MSRP_USD\n${sku},Tinstead,FALLOW,17X9,6X139.7,0,106.1,4,${price}\n`;
const stock = (pieces: number) => `PartNumber,TotalQOH\n${sku},${pieces}\n`;

/** A file of this supplier, checked. */
async function named(file: string, supplier: string): Promise<string> {
  const { id, profile, lineId } = await send(file);
  await mapImport(buyer, { id, profile: { ...profile, name: supplier }, lineId });
  await runJobs();
  return id;
}

test('a supplier’s price list and its list of stock are each known by their own columns', async () => {
  await apply(await named(stock(3), 'Harbor Wheel'));
  await apply(await named(wheels('249.00'), 'Harbor Wheel'));
  const nextStock = await send(stock(5));
  expect(nextStock).toMatchObject({ isKnown: true, profile: { name: 'Harbor Wheel' } });
  expect(nextStock.profile.kind).not.toBe('wheels');
  const nextList = await send(wheels('259.00'));
  expect(nextList).toMatchObject({
    isKnown: true,
    profile: { name: 'Harbor Wheel', kind: 'wheels' },
  });
  expect(await listSuppliers(buyer)).toMatchObject([{ name: 'Harbor Wheel' }]);
});

test('a file of wheels is not read as a list of stock because that one’s columns are among its own', async () => {
  await apply(await named(stock(3), 'Harbor Wheel'));
  expect(await send(wheels('249.00'))).toMatchObject({
    isKnown: false,
    profile: { name: '', kind: 'wheels' },
  });
});

test('a column that a supplier adds does not make its file an unknown one', async () => {
  await apply(await named(stock(3), 'Harbor Wheel'));
  const more = await send(`PartNumber,TotalQOH,Aisle\n${sku},5,B7\n`);
  expect(more.profile.name).toBe('Harbor Wheel');
});

test('a file is kept under its supplier’s name when it is applied, and not before', async () => {
  const id = await named(stock(3), 'Harbor Wheel');
  expect(await listSuppliers(buyer)).toEqual([]);
  expect((await getImport(buyer, id)).isKnown).toBe(false);
  await apply(id);
  expect((await getImport(buyer, id)).isKnown).toBe(true);
});

import { zipFile } from '#tests/factories/resumes.ts';
import { inTurn } from './in-turn.ts';

const encoder = new TextEncoder();

/**
 * A maker's full PIES 7.2 file as it is sent, zipped: wheels and tires in turn, each with three prices, its attributes,
 * package and picture; `priceStep` multiplies its prices.
 */
export function piesArchive(items: number, priceStep = 1): Uint8Array<ArrayBuffer> {
  const xml = [head];
  for (let at = 0; at < items; at += 1) xml.push(itemXml(at, priceStep));
  xml.push(`</Items><Trailer><ItemCount>${items}</ItemCount></Trailer></PIES>`);
  const data = encoder.encode(xml.join('\n'));
  return new Uint8Array(zipFile([{ name: 'catalog.xml', data }]));
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<PIES xmlns="http://www.aftermarket.org"><Header><PIESVersion>7.2</PIESVersion><SubmissionType>FULL</SubmissionType><BlanketEffectiveDate>2026-11-09</BlanketEffectiveDate><BrandOwnerAAIAID>XPAR</BrandOwnerAAIAID><CurrencyCode>USD</CurrencyCode><LanguageCode>EN</LanguageCode></Header>
<Items>`;

type Good = {
  number: string;
  brand: string;
  name: string;
  attributes: Record<string, string>;
  weight: number;
};

function itemXml(at: number, priceStep: number): string {
  const good = at % 2 === 0 ? wheelAt(at / 2) : tireAt((at - 1) / 2);
  const dollars = ((19_900 + (at % 400) * 100) * priceStep) / 100;
  const prices = { RET: dollars, RMP: dollars - 20, JBR: dollars * 0.8 };
  return `<Item MaintenanceType="A">
<HazardousMaterialCode>N</HazardousMaterialCode><PartNumber>${good.number}</PartNumber><BrandLabel>${good.brand}</BrandLabel><ItemQuantitySize UOM="EA">1</ItemQuantitySize>
<Descriptions><Description MaintenanceType="A" DescriptionCode="SHO" LanguageCode="EN">${good.name}</Description><Description MaintenanceType="A" DescriptionCode="DES" LanguageCode="EN">${good.brand} ${good.name}</Description></Descriptions>
<Prices>${Object.entries(prices).map(priceXml).join('')}</Prices>
<ProductAttributes>${Object.entries(good.attributes).map(attributeXml).join('\n')}</ProductAttributes>
<Packages><Package MaintenanceType="A"><PackageUOM>EA</PackageUOM><QuantityofEaches>1</QuantityofEaches><Weights UOM="PG"><Weight>${good.weight}</Weight></Weights></Package></Packages>
<DigitalAssets><DigitalFileInformation MaintenanceType="A" LanguageCode="EN"><FileName>${good.number}_P04.jpg</FileName><AssetType>P04</AssetType><FileType>JPG</FileType><URI>https://assets.supplier.example/${good.number}_P04.jpg</URI></DigitalFileInformation></DigitalAssets>
</Item>`;
}

function priceXml([type, dollars]: [string, number]): string {
  return `<Pricing MaintenanceType="A" PriceType="${type}"><CurrencyCode>USD</CurrencyCode><Price UOM="PE">${dollars.toFixed(2)}</Price></Pricing>`;
}

function attributeXml([name, value]: [string, string]): string {
  return `<ProductAttribute MaintenanceType="A" AttributeID="${name}" PADBAttribute="N" RecordNumber="1">${value}</ProductAttribute>`;
}

const wheelSizes = [
  ['17', '8.5'],
  ['17', '9'],
  ['18', '9'],
  ['20', '10'],
] as const;
const patterns = ['5x127', '6x135', '6x139.7', '8x170', '8x180'];
const offsets = ['-44', '-18', '-12', '0', '18'];
const finishes = ['Satin Black', 'Gunmetal', 'Bronze'];

function wheelAt(at: number): Good {
  const [diameter, width] = inTurn(wheelSizes, at);
  const pattern = inTurn(patterns, Math.floor(at / 4));
  const offset = inTurn(offsets, Math.floor(at / 20));
  const finish = inTurn(finishes, Math.floor(at / 100));
  return {
    number: `PB${String(at).padStart(6, '0')}`,
    brand: 'Basaltline',
    name: `Corbel ${diameter}x${width} ${pattern} ${offset} ${finish}`,
    attributes: {
      'Wheel Diameter': diameter,
      'Wheel Width': width,
      'Bolt Pattern': pattern,
      Offset: offset,
      'Center Bore': '106.1',
      'Load Rating': '2500',
      Finish: finish,
      Construction: 'Cast',
    },
    weight: 31,
  };
}

const tireSizes = [
  ['LT265/70R17', '121/118'],
  ['LT285/70R17', '121/118'],
  ['LT275/65R18', '123/120'],
  ['LT285/65R20', '127/124'],
] as const;

function tireAt(at: number): Good {
  const [size, loadIndex] = inTurn(tireSizes, at);
  return {
    number: `PG${String(at).padStart(6, '0')}`,
    brand: 'Granfell',
    name: `Saltmarch A/T ${size} E`,
    attributes: {
      'Tire Size': size,
      'Load Range': 'E',
      'Load Index': loadIndex,
      'Speed Rating': 'S',
      'Tread Depth': '15',
      '3PMSF': 'Y',
    },
    weight: 56,
  };
}

/** One item of a PIES file; a wheel with everything that the shop needs, unless told otherwise. */
type PiesWheel = {
  number: string;
  brand?: string;
  description?: string;
  /** By type: `{ RET: '259.00' }`. */
  prices?: Readonly<Record<string, string>>;
  /** `D` ends it. */
  maintenance?: 'A' | 'C' | 'D' | 'X';
  widthIn?: string;
};

/** A PIES file of wheels, on one line as programs write it or with each item on its own. */
export function piesFile(
  wheels: Iterable<PiesWheel>,
  { isFull = true, count = true, newLine = '\n' } = {},
): string {
  const items = Array.from(wheels, toItem);
  const trailer = count ? `<Trailer><ItemCount>${items.length}</ItemCount></Trailer>` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<PIES xmlns="http://www.aftermarket.org"><Header><PIESVersion>7.2</PIESVersion><SubmissionType>${isFull ? 'FULL' : 'UPDATE'}</SubmissionType><BrandOwnerAAIAID>XTIN</BrandOwnerAAIAID><CurrencyCode>USD</CurrencyCode></Header>`,
    '<Items>',
    ...items,
    `</Items>${trailer}</PIES>`,
  ].join(newLine);
}

function toItem({
  number,
  brand = 'Tinstead',
  description = 'Fallow 17x9 6x139.7',
  prices = { RET: '259.00', JBR: '180.00', RMP: '239.00' },
  maintenance = 'C',
  widthIn = '9',
}: PiesWheel): string {
  const pricing = Object.entries(prices).map(
    ([type, amount]) => `<Pricing PriceType="${type}"><Price UOM="PE">${amount}</Price></Pricing>`,
  );
  const attributes = Object.entries({
    'Wheel Diameter': '17',
    'Wheel Width': widthIn,
    'Bolt Pattern': '6x139.7',
    Offset: '0',
    'Center Bore': '106.1',
    'Load Rating': '2500',
    Finish: 'Satin Black',
  }).map(
    ([name, value]) =>
      `<ProductAttribute AttributeID="${name}" PADBAttribute="N">${value}</ProductAttribute>`,
  );
  const rest = `<Descriptions><Description DescriptionCode="DES">${description}</Description></Descriptions><Prices>${pricing.join('')}</Prices><ProductAttributes>${attributes.join('')}</ProductAttributes><Packages><Package><PackageUOM>EA</PackageUOM><Weights UOM="PG"><Weight>31</Weight></Weights></Package></Packages>`;
  return `<Item MaintenanceType="${maintenance}"><PartNumber>${number}</PartNumber><BrandLabel>${brand}</BrandLabel>${maintenance === 'D' ? '' : rest}</Item>`;
}

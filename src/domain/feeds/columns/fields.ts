/** What kind of goods or figures a file brings. */
export const fileKinds = ['wheels', 'tires', 'prices', 'stock', 'prices-and-stock'] as const;
export type FileKind = (typeof fileKinds)[number];

type FieldNames = {
  /** Names without spaces and signs that say it for sure. */
  names: string;
  /** Names that say it unless another column says it better. */
  also?: string;
  /** Names that probably say it. */
  perhaps?: RegExp;
  /** Only goods of this kind have it; every kind if left out. */
  of?: 'wheels' | 'tires';
  /** Several columns may hold it. */
  isRepeatable?: true;
  /** Its name says other things too: cells that cannot be read as it mean one of them. */
  needsCells?: true;
  /** Its cells look like nothing else, so that no name is needed. */
  isDistinct?: true;
};

/** The fields that columns can be mapped to, with what suppliers call them. */
const fieldNames = {
  partNumber: {
    names:
      'manufacturerpartno manufacturerpartnumber mfgitemnumber mfgpartnumber mfrpartnumber mpn makerpartnumber',
    also: 'part partno partnum partnumber partcode sku skuno skunumber item itemno itemnumber itemcode stockno stocknumber productcode productnumber material materialnumber articlenumber',
    perhaps:
      /^(?:part|item|sku|stock|product)(?: (?:no|num|number|code|id))?$|^(?:sku|mfg|mfr|manufacturer) (?:part|item|sku|no|number).*$/,
  },
  supplierNumber: {
    names: 'vcpn supplierpartnumber distributorpartnumber vendorpartnumber warehousepartnumber',
    perhaps:
      /^(?!mfg|mfr|manuf|maker|sub|price|pack|cap|lug|valve|core|kit|old|new|replace|super)\w+ (?:part|item|sku)(?: (?:no|num|number))?$|^item(?: (?:no|num|number))?$/,
  },
  description: {
    names:
      'description partdescription longdescription productdescription itemdescription productname',
    also: 'desc partdesc itemdesc productdesc longdesc',
    perhaps: /\bdesc(?:ription)?\b|^(?:product|part|item) name$|^title$/,
  },
  brand: {
    names:
      'brand brandlabel brandname mfg mfgname mfr manufacturer manufacturername vendorname make maker',
    perhaps: /\bbrand\b(?!.*\b(?:code|id)\b)/,
  },
  brandCode: {
    names: 'aaiacode brandaaiaid brandcode brandid',
    perhaps: /^(?:vendor|mfg|mfr|line|aaia) code$/,
  },
  style: {
    names: 'style stylename model modelname line linename',
    perhaps:
      /\bstyle\b|^(?:tire|wheel) (?:model|line|name)$|^(?:tread )?pattern name$|^(?:series|collection)$|\bmodel\b/,
  },
  wheelSize: {
    names: 'size wheelsize rimsize',
    also: 'whlsize',
    perhaps: /\bsize\b/,
    of: 'wheels',
    isDistinct: true,
  },
  diameterIn: {
    names: 'diameter wheeldiameter rimdiameter dia',
    perhaps: /^(?:wheel |rim )?diam?(?:eter)?$/,
    of: 'wheels',
  },
  widthIn: { names: 'width wheelwidth rimwidth', of: 'wheels' },
  offsetMm: { names: 'offset et wheeloffset', also: 'os', perhaps: /\boffset\b/, of: 'wheels' },
  backspacingIn: {
    names: 'backspacing backspace bs',
    perhaps: /\bback ?spac/,
    of: 'wheels',
  },
  boltPatterns: {
    names:
      'boltpattern boltpatterns boltcircle pcd lugpattern drilling boltpatternmetric boltpatternstandard boltpattern1 boltpattern2',
    also: 'boltpatt boltpat bp lugbolt',
    perhaps: /\b(?:bolt|pcd|drill(?:ing)?)\b(?!.*\bcount\b)|\blug pattern\b/,
    of: 'wheels',
    isRepeatable: true,
    isDistinct: true,
  },
  lugCount: {
    names: 'lugcount lugs numberoflugs lug holes numberofholes boltcount',
    perhaps: /\b(?:lug|bolt|hole) ?(?:count|qty|number)\b/,
    of: 'wheels',
    needsCells: true,
  },
  boreMm: {
    names: 'bore centerbore hubbore cb hub hubdiameter centrebore',
    perhaps: /\bbore\b/,
    of: 'wheels',
  },
  loadRatingLb: {
    names: 'loadrating maxload wheelload wheelloadrating loadcapacity',
    perhaps: /\bload\b/,
    of: 'wheels',
  },
  finishes: {
    names: 'finish finishes color colour',
    perhaps: /\b(?:finish|colou?r)\b/,
    of: 'wheels',
  },
  tireSize: {
    names: 'size tiresize fullsize sizedescription',
    perhaps: /\bsize\b/,
    of: 'tires',
    isDistinct: true,
  },
  sectionMm: { names: 'width tirewidth sectionmm', of: 'tires' },
  aspect: {
    names: 'aspect aspectratio series profile ratio tireseries',
    perhaps: /\baspect\b|\bprofile\b/,
    of: 'tires',
  },
  rimIn: {
    names: 'rim rimdiameter rimsize wheeldiameter wheelsize rimdia',
    perhaps: /\brim (?:diam\w*|size)\b/,
    of: 'tires',
  },
  sizePrefix: { names: 'ltp lt plt prefix sizeprefix tireprefix', of: 'tires' },
  loadRange: {
    names: 'loadrange lr ply plyrating',
    perhaps: /\bload range\b|\bply\b/,
    of: 'tires',
  },
  loadIndex: { names: 'loadindex li', perhaps: /\bload index\b/, of: 'tires' },
  serviceDescription: {
    names: 'servicedescription servicedesc loadspeed loadindexspeed',
    perhaps: /^(?:service|load ?[/&]? ?speed)\b/,
    of: 'tires',
  },
  speed: { names: 'speedrating speedsymbol speedindex speed', perhaps: /\bspeed\b/, of: 'tires' },
  maxLoadLb: {
    names: 'maxload maximumload maxloadsingle loadcapacity singleload',
    perhaps: /\bmax(?:imum)? (?:single )?load\b/,
    of: 'tires',
  },
  tireDiameterIn: {
    names: 'diameter overalldiameter tirediameteractual actualdiameter od outsidediameter',
    perhaps: /\boverall\b|\b(?:outside|tire) diam/,
    of: 'tires',
  },
  sectionIn: { names: 'sectionwidth section', perhaps: /\bsection\b/, of: 'tires' },
  rims: {
    names: 'rimwidthrange approvedrimwidths approvedrims rimrange approvedrimwidth',
    perhaps: /\b(?:approved|range)\b.*\brims?\b|\brims?\b.*\brange\b/,
    of: 'tires',
  },
  rimMinIn: {
    names: 'rimmin minrimwidth minrim minwidth',
    perhaps: /\bmin\b.*\brim\b/,
    of: 'tires',
  },
  rimMaxIn: {
    names: 'rimmax maxrimwidth maxrim maxwidth',
    perhaps: /\bmax\b.*\brim\b/,
    of: 'tires',
  },
  measuringRimIn: {
    names: 'measuringrim measuredrim measuringrimwidth measuredrimwidth',
    perhaps: /\bmeasur/,
    of: 'tires',
  },
  treadDepth32: { names: 'treaddepth tread32', perhaps: /\btread\b.*\bdepth\b/, of: 'tires' },
  threePeak: {
    names: '3pmsf threepeak snowflake severesnow severesnowrated 3peak',
    perhaps: /\b3 ?pmsf\b|\bpmsf\b|\b(?:three|3) peak\b|\bsnow/,
    of: 'tires',
  },
  mileageWarranty: {
    names: 'mileagewarranty treadwearwarranty mileage warrantymiles treadlife',
    perhaps: /\bmileage\b|\btreadwear warranty\b|\bwarranty miles\b/,
    of: 'tires',
  },
  tireType: { names: 'tiretype treadtype terrain', perhaps: /^(?:type|category)$/, of: 'tires' },
  weightLb: { names: 'wheelweight tireweight', also: 'weight wt', perhaps: /^net (?:weight|wt)$/ },
  shippingWeightLb: {
    names: 'shippingweight shipweight grossweight packageweight boxweight',
    perhaps: /\bship\w* (?:weight|wt)\b/,
  },
  upc: { names: 'upc upccode gtin ean barcode upcnumber', perhaps: /\bupc\b|\bgtin\b|\bean\b/ },
  price: { names: 'price newprice sellingprice', perhaps: /^(?:unit |sale )?price$/ },
  msrp: {
    names:
      'msrp usd usmsrp retail retailprice newretail newmsrp listprice suggestedretail suggestedretailprice ret newlist',
    also: 'list',
    perhaps: /\bmsrp\b|\bretail\b|\blist\b/,
  },
  map: {
    names: 'map usmap mapprice newmap minimumadvertisedprice minadvertisedprice imap umap rmp',
    perhaps: /\bmap\b|\badvertised\b/,
  },
  jobber: { names: 'jobber jobberprice newjobber jbr', perhaps: /\bjobber\b/ },
  cost: {
    names:
      'cost yourprice yourcost dealerprice dealercost netprice dealer net wholesale wholesaleprice newcost',
    also: 'dealernet netcost',
    perhaps: /\b(?:cost|dealer|net|wholesale|your price)\b/,
  },
  effectiveOn: {
    names: 'effective effectivedate effectiveon startdate pricedate newpricedate',
    perhaps: /\beffective\b|^start/,
  },
  onHand: {
    names:
      'totalqoh totalqty totalquantity totalavailable qoh qty quantity qtyavailable available stock onhand qtyonhand inventory totalstock',
    also: 'avail qtyavail onhandqty',
    perhaps:
      /\b(?:qoh|on hand|total (?:qty|stock|avail\w*)|qty avail\w*|availab\w* (?:qty|quantity)|in stock)\b/,
  },
  warehouse: { names: '', isRepeatable: true },
  leadTime: {
    names: 'eta leadtime leadtimedays leaddays availabledate expecteddate backorderdate',
    perhaps: /\beta\b|\blead\b|\bexpected\b/,
  },
  availability: { names: 'invordertype ordertype stockstatus stockingstatus' },
  status: {
    names: 'status lifecyclestatus partstatus itemstatus lifecycle productstatus',
    perhaps: /\bstatus\b/,
  },
  discontinued: { names: 'discontinued isdiscontinued obsolete', perhaps: /\bdiscontinued\b/ },
  imageUrl: {
    names:
      'imageurl image imagelink imageurl1 imageurl2 imageurl3 picture photo photourl pictureurl primaryimage',
    perhaps: /\b(?:image|picture|photo|img)\b/,
    isRepeatable: true,
    isDistinct: true,
  },
  sentOn: { names: 'rundate filedate exportdate asof lastupdated updated' },
} as const satisfies Record<string, FieldNames>;

export type FeedField = keyof typeof fieldNames;
export const feedFields = Object.keys(fieldNames) as [FeedField, ...FeedField[]];

const fields: Readonly<Record<FeedField, FieldNames>> = fieldNames;
const sure = setsOf(({ names }) => names);
const nearlySure = setsOf(({ also = '' }) => also);

function setsOf(wordsOf: (names: FieldNames) => string): Map<FeedField, ReadonlySet<string>> {
  return new Map(feedFields.map((field) => [field, new Set(wordsOf(fields[field]).split(' '))]));
}

const SURE = 1;
const NEARLY = 0.9;
const PERHAPS = 0.75;

/** How much a column's name speaks for a field, 0 to 1. */
export function nameScore(field: FeedField, name: { words: string; compact: string }): number {
  if (name.compact === '') return 0;
  if (sure.get(field)?.has(name.compact)) return SURE;
  if (nearlySure.get(field)?.has(name.compact)) return NEARLY;
  return fields[field].perhaps?.test(name.words) ? PERHAPS : 0;
}

export function isRepeatable(field: FeedField): boolean {
  return fields[field].isRepeatable === true;
}

export function isDistinct(field: FeedField): boolean {
  return fields[field].isDistinct === true;
}

export function needsCells(field: FeedField): boolean {
  return fields[field].needsCells === true;
}

/** Whether goods in a file of this kind have the field. */
export function belongsTo(field: FeedField, kind: FileKind): boolean {
  const { of } = fields[field];
  return of === undefined || of === kind;
}

export const priceFields = ['price', 'msrp', 'map', 'jobber', 'cost'] as const;
export type PriceField = (typeof priceFields)[number];

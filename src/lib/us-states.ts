/** The states, the district and the territories as postal addresses write them, by their names in English and Spanish. */
const namesByLetters: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa, Samoa Americana',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia, Washington DC, Distrito de Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana, Luisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan, Míchigan',
  MN: 'Minnesota',
  MS: 'Mississippi, Misisipi',
  MO: 'Missouri, Misuri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire, Nuevo Hampshire',
  NJ: 'New Jersey, Nueva Jersey',
  NM: 'New Mexico, Nuevo México',
  NY: 'New York, Nueva York',
  NC: 'North Carolina, Carolina del Norte',
  ND: 'North Dakota, Dakota del Norte',
  MP: 'Northern Mariana Islands, Islas Marianas del Norte',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon, Oregón',
  PA: 'Pennsylvania, Pensilvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina, Carolina del Sur',
  SD: 'South Dakota, Dakota del Sur',
  TN: 'Tennessee',
  TX: 'Texas',
  VI: 'Virgin Islands, Islas Vírgenes',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia, Virginia Occidental',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const lettersByName = new Map(
  Object.entries(namesByLetters).flatMap(([letters, names]) =>
    names.split(',').map((name) => [plain(name), letters]),
  ),
);

/** Returns "NV" for "Nevada", "nv" or "N.V."; anything else as it was typed, in capitals. */
export function stateLetters(typed: string): string {
  const bare = plain(typed);
  return lettersByName.get(bare) ?? (/^[a-z]{2}$/.test(bare) ? bare : typed.trim()).toUpperCase();
}

/** Without accents, capitals, spaces and periods. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s.]/g, '')
    .toLowerCase();
}

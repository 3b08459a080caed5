/**
 * A truck's name as the shop says it, of a record's "2020 Jeep Wrangler Unlimited (4-door)": "2020 Wrangler Unlimited".
 * A model that is only a number keeps its maker: "2022 Ram 2500".
 */
export function shortTruck(name: string, make: string): string {
  const plain = name.replace(/ *\([^)]*\)/g, '').trim();
  const [before = '', model = ''] = make === '' ? [] : plain.split(`${make} `);
  return /[a-z]/i.test(model) ? `${before}${model}` : plain;
}

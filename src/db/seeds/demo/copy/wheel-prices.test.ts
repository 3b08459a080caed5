import { expect, test } from 'vitest';
import catalog from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };

const kinds = { Steel: 'steel', Cast: 'cast', 'Flow-formed': 'flow-formed', Forged: 'forged' };

/** "| Steel | 31 lb | $79 | …" */
function findPriceRow(name: string): string[] {
  const text = JSON.stringify(pages);
  const [row = ''] = new RegExp(`\\| ${name} \\|[^|]*\\| \\$[\\d,]+ \\|`).exec(text) ?? [];
  return row.split('|').map((cell) => cell.trim());
}

test('the service page gives each kind of wheel the price and weight that the store has', () => {
  for (const [name, construction] of Object.entries(kinds)) {
    const wheels = catalog.wheels.filter((wheel) => wheel.construction === construction);
    const [, , weight = '', price] = findPriceRow(name);
    expect(price).toBe(`$${Math.min(...wheels.map(({ priceUsd }) => priceUsd))}`);
    const at17 = wheels.filter(({ diameterIn }) => diameterIn === 17).map((one) => one.weightLb);
    if (at17.length === 0) continue;
    const ends = [...new Set([Math.min(...at17), Math.max(...at17)])];
    expect(weight).toBe(`${ends.join('-')} lb`);
  }
});

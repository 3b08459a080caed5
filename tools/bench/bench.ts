import { measurePages } from './pages.ts';

/** `npm run bench`: every figure is a ratio against a stated reference, measured in the same run. */
console.log('\n  Benchmarks (ratios within one run; the machine sets the absolute figures)\n');
const wanted = process.argv.slice(2);
const benches = { pages: measurePages };
let missed = 0;
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const result of await measure()) {
    const met = result.ratio >= result.goal;
    if (!met) missed += 1;
    console.log(`  ${met ? 'ok  ' : 'MISS'} ${result.text} (goal ${result.goal})`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;

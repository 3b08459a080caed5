// npm run bench [answers] [content] [store] [vin] [photo] [search] [pages] [rendered] [start] [drawing] [images] [build] [packed] [lighthouse] [office] [scale] [imports]:
// every figure is a ratio to a stated reference or goal measured in the same run, because the absolute figures depend on
// the machine. Only `office`, `scale`, `search` and `vin` have goals in milliseconds.
import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';
import { measureAnswers } from './answers.ts';
import { measureBuild } from './build.ts';
import { measureContent } from './content.ts';
import { measureDrawing } from './drawing.ts';
import { measureImages } from './images.ts';
import { measureImports } from './imports.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOffice } from './office.ts';
import { measurePacked } from './packed.ts';
import { measurePages } from './pages.ts';
import { measurePhotos } from './photo.ts';
import { measureRendered } from './rendered.ts';
import { measureScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { measureStore } from './store.ts';
import { measureVin } from './vin.ts';

const benches = {
  answers: measureAnswers,
  content: measureContent,
  store: measureStore,
  vin: measureVin,
  photo: measurePhotos,
  search: measureSearch,
  pages: measurePages,
  rendered: measureRendered,
  start: measureStart,
  drawing: measureDrawing,
  images: measureImages,
  build: measureBuild,
  packed: measurePacked,
  lighthouse: measureLighthouse,
  office: measureOffice,
  scale: measureScale,
  imports: measureImports,
};
/** Take minutes, so only if they are named. */
const onRequest = ['office', 'photo', 'scale', 'imports'];
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

console.log('\n  Benchmarks\n');
// Measured from their sources.
const fromSources = ['answers', 'content', 'store', 'vin', 'photo', 'search'];
if (!(wanted.length > 0 && wanted.every((name) => fromSources.includes(name))) && !isBuilt())
  await build();
let missed = 0;
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onRequest.includes(name)) continue;
  for (const { text, ratio, goal } of await measure()) {
    if (ratio < goal) missed += 1;
    console.log(`  ${ratio < goal ? 'MISS' : 'ok  '} ${text}`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;

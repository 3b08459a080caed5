import { expect, test } from 'vitest';
import type { Example } from '#src/site/stories/blok-props.ts';
import { renderExample } from '#tests/render-blok.tsx';
import { examples } from './examples.ts';

test('without its device it offers to try again, and lists nothing that it does not know', () => {
  const html = renderExample(examples[0] as Example);
  expect(html).toContain('Try again');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('<li');
  // The one primary button of the page opens the build.
  expect(html).not.toContain('class="button"');
});

test('it says how to call, and when somebody answers', () => {
  const [known, unknown] = examples.map((example) => renderExample(example));
  expect(known).toContain('href="tel:+14807777700">Call (480) 777-7700</a>');
  expect(known).toContain('Saturday 9am-1pm');
  expect(unknown).not.toContain('tel:');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { registry } from '#src/site/bloks/registry.ts';
import { parseBloks } from '#src/site/pages/parse-bloks.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import { BlokDataContext, BlokRegistry, OneBlok } from '#src/site/stories/shown-bloks.tsx';

const silent = { warn: () => {} };

/** The HTML of one example, as the site would show it. Empty if the blok shows nothing. */
export function renderExample(example: Example): string {
  return renderToStaticMarkup(elementOf(example));
}

/** The same for bloks whose code is loaded when they are first shown. */
export async function renderLazyExample(example: Example): Promise<string> {
  const { prelude } = await prerender(elementOf(example));
  return new Response(prelude).text();
}

/** The HTML of a blok from the fields that an editor left and what its loader returned. */
export function renderBlok(blok: Example['blok'], data?: unknown): string {
  return renderExample({ name: 'given', blok, data });
}

function elementOf({ blok, data, previous, next }: Example) {
  const [parsed] = parseBloks([blok], { logger: silent });
  if (parsed === undefined) return null;
  const element = (
    <BlokRegistry value={registry}>
      <BlokDataContext value={{ [parsed._uid]: data }}>
        <OneBlok blok={parsed} previous={previous} next={next} />
      </BlokDataContext>
    </BlokRegistry>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

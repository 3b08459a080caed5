import { expect, test } from 'vitest';
import { describeComponents } from './describe-components.ts';
import { newBlok } from './empty-blok.ts';
import { schemaOf } from './schemas.ts';

test('a new blok of each component is one that the site accepts', () => {
  for (const description of describeComponents()) {
    const blok = newBlok(description, () => 'uid');
    expect(blok).toMatchObject({ _uid: 'uid', component: description.component });
    const schema = schemaOf(description.component);
    expect(schema?.safeParse(blok).success ?? true, description.component).toBe(true);
  }
});

test('two new bloks share nothing that could be changed', () => {
  const hero = describeComponents().find(({ component }) => component === 'hero');
  if (!hero) throw new Error('hero is described');
  expect(newBlok(hero, () => 'a').buttons).not.toBe(newBlok(hero, () => 'b').buttons);
});

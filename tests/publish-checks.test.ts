import { expect, test } from 'vitest';
import { titled } from '#src/domain/content/find-issues.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';

test('a title that must be written is a required field in the editor’s form', () => {
  const required = Object.entries(titled).map(([component, field]) => {
    const described = describeComponents().find((one) => one.component === component);
    const found = described?.fields.find(({ name }) => name === field);
    return [component, field, found?.required];
  });
  expect(required).toEqual(Object.entries(titled).map((title) => [...title, true]));
});

import { expect, test } from 'vitest';
import { fillTemplate, type TemplateValues, unknownFields } from './fill-template.ts';

const dana: TemplateValues = {
  name: 'Dana',
  vehicle: '2021 Ford F-150',
  price: '',
  verdict: 'Fits',
  reasons: 'It clears by 0.4 in.\nNo trimming.',
  booking: 'https://shop.test/appointment',
  number: 'IR-1042',
  staff: 'Luis',
  shop: 'Ironwood',
  phone: '(480) 777-7700',
};

test('fields become what is known, and a line without its fact is left out', () => {
  const template =
    'Hi {name},\n\nyour {vehicle}: {verdict}.\nIt is {price}.\n\n{reasons}\n\n\n{staff}';
  expect(fillTemplate(template, dana)).toEqual({
    text: 'Hi Dana,\n\nyour 2021 Ford F-150: Fits.\n\nIt clears by 0.4 in.\nNo trimming.\n\nLuis',
    missing: ['price'],
  });
});

test('what a person wrote is not read as a template again', () => {
  const sly = { ...dana, name: '{price} $& {staff}' };
  expect(fillTemplate('Hi {name}', sly)).toEqual({ text: 'Hi {price} $& {staff}', missing: [] });
});

test('unknown fields in braces are reported', () => {
  expect(unknownFields('Hi {name}, {vehical} {} {shop}')).toEqual(['vehical', '']);
  expect(unknownFields('Hi {name}')).toEqual([]);
});

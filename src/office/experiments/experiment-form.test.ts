import { expect, test } from 'vitest';
import { experimentIn, newExperiment } from './experiment-form.ts';

test('the form of an experiment says what was filled in, and no line that was left empty', () => {
  const begun = newExperiment({
    today: Temporal.PlainDate.from('2026-11-22'),
    ownerName: 'Ana',
    asItIs: 'As it is',
  });
  const form = new FormData();
  const fields = {
    experimentId: 'hero-2026',
    name: 'hero',
    displayName: ' A shorter first line ',
    ownerName: 'Ana',
    sections: '1',
    weight: '1',
    maxAgeSeconds: '604800',
    goal: 'call_click',
    locale: 'es',
    device: '',
    startsOn: begun.startsOn,
    endsOn: begun.endsOn,
    'variants-0-name': 'As it is',
    'variants-0-weight': '1',
    'variants-1-name': 'Shorter',
    'variants-1-weight': '0.5',
    'variants-2-name': '',
    'variants-2-weight': '1',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(experimentIn(form)).toEqual({
    ...begun,
    experimentId: 'hero-2026',
    name: 'hero',
    displayName: 'A shorter first line',
    goal: 'call_click',
    eligibility: { locales: ['es'], devices: [] },
    variants: [
      { name: 'As it is', weight: 1 },
      { name: 'Shorter', weight: 0.5 },
    ],
    endsOn: '2026-12-19',
  });
  form.set('sections', '');
  expect(experimentIn(form).sections).toBeNaN();
});

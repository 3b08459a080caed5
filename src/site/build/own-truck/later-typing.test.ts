import { expect, test } from 'vitest';
import { withLaterTyping } from './later-typing.ts';

const told = (typed: Record<string, string>, problems = {}) => ({ typed, problems });

test('a number typed while the page was asked for the truck again stays', () => {
  const shown = told({ trim: '' });
  const answers = { trim: '', 'fender-rear': '23.5' };
  const page = told({ trim: 'tremor', 'fender-front': '21.5', 'fender-rear': '' });
  expect(withLaterTyping(page, { shown, answers })).toEqual(
    told({ trim: 'tremor', 'fender-front': '21.5', 'fender-rear': '23.5' }),
  );
});

test('a number that was corrected meanwhile is not wrong any more', () => {
  const shown = told({});
  const page = told({ 'gawr-front': '35' }, { 'gawr-front': 'range' });
  expect(withLaterTyping(page, { shown, answers: { 'gawr-front': '3525' } })).toEqual(
    told({ 'gawr-front': '3525' }),
  );
  expect(withLaterTyping(page, { shown, answers: {} })).toEqual(page);
});

test('a VIN’s trim goes before the one in the list, and nobody’s number is kept that nobody changed', () => {
  const shown = told({ trim: 'xl', 'fender-front': '21.5' });
  const page = told({ trim: 'tremor', 'fender-front': '22' });
  const answers = { trim: 'lariat', 'fender-front': '21.5' };
  expect(withLaterTyping(page, { shown, answers })).toEqual(page);
});

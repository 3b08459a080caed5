import { expect, test } from 'vitest';
import { dropPendingBloks } from './drop-pending-bloks.ts';

const loading = ['Prose'];
const prose = (uid: string) => ({ _uid: uid, component: 'Prose' });
const spacer = { _uid: 's', component: 'spacer' };

test('a part that shows data waits until it is there; others do not', () => {
  const body = [spacer, prose('a'), prose('b')];
  const shown = dropPendingBloks(body, { data: { a: { html: '' } }, loading });
  expect(shown.map(({ _uid }) => _uid)).toEqual(['s', 'a']);
});

test('parts inside a part wait too', () => {
  const columns = { _uid: 'c', component: 'columns', columns: [prose('a'), spacer], tags: ['x'] };
  const [shown] = dropPendingBloks([columns], { data: {}, loading });
  expect(shown).toEqual({ ...columns, columns: [spacer] });
});

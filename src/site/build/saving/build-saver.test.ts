import { beforeEach, expect, test } from 'vitest';
import { RequestError } from '#src/web/forms/send-form.ts';
import { memoryStorage } from '#tests/fakes/memory-storage.ts';
import { createBuildSaver, type SaveStatus } from './build-saver.ts';
import { type Change, createDraftStore, type DraftStore, waitingChoices } from './draft-store.ts';

const draftsOn = (storage = memoryStorage(), now = () => 0) => createDraftStore({ storage, now });
const choice = (option: 'wheels' | 'tires', sku: string): Change => ({
  kind: 'choices',
  meta: { [option]: { sku } },
});
const details: Change = { kind: 'form', path: '/build?step=details', fields: [['intent', 'send']] };

/** The path that a sent form leads to. */
let leadsTo = '/build/complete';
beforeEach(() => {
  leadsTo = '/build/complete';
});

/** Answers with the next status, 200 if there is none; 0 simulates a missing network. */
function saverOver(drafts: DraftStore, ...answers: number[]) {
  const sent: unknown[] = [];
  const statuses: SaveStatus[] = [];
  const settled: string[] = [];
  const logged: unknown[] = [];
  const answer = async (what: unknown) => {
    sent.push(what);
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status !== 200) throw new RequestError(status);
    return { version: sent.length };
  };
  const saver = createBuildSaver({
    buildId: 'b1',
    api: {
      saveCompletedOptions: (_, meta) => answer(meta),
      async sendForm(path) {
        await answer(path);
        return leadsTo;
      },
    },
    drafts,
    exclusively: (act) => act(),
    onStatus: (status) => statuses.push(status),
    onSettled: (_, outcome) => settled.push(outcome.kind),
    log: (error) => logged.push(error),
  });
  return { saver, sent, statuses, settled, logged };
}

test('a save says so and leaves nothing on the device', async () => {
  const drafts = draftsOn();
  const { saver, statuses } = saverOver(drafts);
  await saver.save(choice('wheels', 'w'));
  expect(statuses).toEqual(['saving', 'saved']);
  expect(drafts.list('b1')).toEqual([]);
});

test('what failed is only logged, and sent in its order by the next visit, once', async () => {
  const storage = memoryStorage();
  const first = saverOver(draftsOn(storage), 0, 503, 419);
  await first.saver.save(choice('tires', 't'));
  await first.saver.save(choice('wheels', 'w'));
  await first.saver.save(details);
  expect(first.statuses.at(-1)).toBe('device');
  expect(first.logged).toHaveLength(3);
  const later = saverOver(draftsOn(storage));
  expect(waitingChoices(draftsOn(storage).list('b1'))).toEqual({
    tires: { sku: 't' },
    wheels: { sku: 'w' },
  });
  await Promise.all([later.saver.flush(), later.saver.flush()]);
  const inOrder = [{ tires: { sku: 't' } }, { wheels: { sku: 'w' } }, '/build?step=details'];
  expect(later.sent).toEqual(inOrder);
});

test('what the server will never take is let go of, and what comes after it goes on', async () => {
  const drafts = draftsOn();
  const { saver, sent, settled } = saverOver(drafts, 0, 422);
  await saver.save(choice('wheels', 'gone'));
  await saver.save(choice('tires', 't'));
  expect(settled).toEqual(['refused', 'sent']);
  expect(sent.at(-1)).toEqual({ tires: { sku: 't' } });
});

test('details that did not lead to the page that says so were not taken', async () => {
  leadsTo = '/build';
  const drafts = draftsOn();
  const { saver, settled } = saverOver(drafts);
  await saver.save(details);
  expect(settled).toEqual(['refused']);
});

test('choices made while one is on its way are sent once, the newest', async () => {
  const { saver, sent } = saverOver(draftsOn());
  void saver.save(choice('wheels', 'a'));
  await Promise.resolve();
  void saver.save(choice('wheels', 'b'));
  await saver.save(choice('wheels', 'c'));
  expect(sent).toEqual([{ wheels: { sku: 'a' } }, { wheels: { sku: 'c' } }]);
});

test('two tabs write to one queue and lose nothing of each other', () => {
  const storage = memoryStorage();
  let time = 0;
  const [one, other] = [draftsOn(storage, () => time++), draftsOn(storage, () => time++)];
  one.add('b1', choice('wheels', 'a'));
  other.add('b1', choice('tires', 't'));
  other.add('b1', choice('wheels', 'b'));
  other.add('b2', choice('wheels', 'of another build'));
  expect(waitingChoices(one.list('b1'))).toEqual({ tires: { sku: 't' }, wheels: { sku: 'b' } });
  expect(one.list('b1')).toHaveLength(2);
});

test('storage that throws keeps the change as long as the page lives', async () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  const drafts = createDraftStore({ storage: refuse, now: () => 0 });
  const { saver, statuses, sent } = saverOver(drafts, 0);
  await saver.save(choice('wheels', 'w'));
  expect(statuses.at(-1)).toBe('device');
  await saver.flush();
  expect(statuses.at(-1)).toBe('saved');
  expect(sent).toHaveLength(2);
});

test('what somebody else wrote to the device is no change of ours', () => {
  const storage = memoryStorage();
  storage().setItem('ironwood.queue.x', '{"id":"x","buildId":"b1","kind":"choices"}');
  storage().setItem('ironwood.queue.y', 'not json');
  expect(draftsOn(storage).list('b1')).toEqual([]);
});

test('a save brings the whole map, and names what was chosen', async () => {
  const saved: unknown[] = [];
  const saver = createBuildSaver({
    buildId: 'b1',
    api: {
      async saveCompletedOptions(...sent) {
        saved.push(sent);
        return { version: 1 };
      },
      sendForm: async () => leadsTo,
    },
    drafts: draftsOn(),
    exclusively: (act) => act(),
    onStatus: () => {},
    onSettled: () => {},
    log: () => {},
  });
  const all = { vehicle: { vehicleId: 'v', year: 2021 }, wheels: { sku: 'w' } };
  await saver.save({ kind: 'choices', meta: { wheels: { sku: 'w' } }, all });
  expect(saved).toEqual([['b1', all, ['wheels']]]);
});

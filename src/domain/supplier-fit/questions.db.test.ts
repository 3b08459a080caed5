import { expect, test } from 'vitest';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { openFitShop } from '#tests/factories/fit-shop.ts';
import {
  answerQuestion,
  askAgain,
  countOpenQuestions,
  getFitFile,
  listQuestions,
  matchAgain,
  offersOfParts,
} from './index.server.ts';

// Runs on both engines: an answer is written into hints by one statement.

const { buyer, reader, checked, applied, nameIds, runJobs } = await openFitShop();

const wheel = 'tinstead-fallow-17x9-6x1397-p0';
const other = 'orrery-gnomon-20x9-6x1397-p20';
const truck = 'ford-f150-2021';
const raptor = 'ford-f150-raptor-2021';
const ref = { supplier: 'XBRM', wording: 'Ford F-150', part: '' };
const answer = (meant: string[], part = '') =>
  answerQuestion(buyer, { ...ref, part, asked: [raptor], meant });
const vehiclesOf = async (sku: string) =>
  (await offersOfParts(buyer, [sku])).flatMap(({ vehicles }) =>
    vehicles.map((one) => one.vehicleId),
  );

test('alike applications are one question, answered for all parts and for files that come later', async () => {
  await nameIds();
  await applied(acesFile(acesApp(wheel, 900001) + acesApp(wheel, 900002) + acesApp(other, 900001)));
  const { questions, unnamed } = await listQuestions(buyer);
  expect(unnamed).toBe(0);
  expect(questions).toMatchObject([
    {
      ...{ supplier: 'XBRM', supplierName: 'Bramblecut', wording: 'Ford F-150' },
      ...{ applications: 3, parts: 2, someParts: [other, wheel], answer: null, isOpen: true },
      vehicles: [{ vehicleId: raptor, name: 'Ford F-150 Raptor' }],
    },
  ]);
  expect(await vehiclesOf(wheel)).toEqual([truck]);

  await answer([raptor]);
  expect(await vehiclesOf(wheel)).toEqual([truck, raptor]);
  expect((await listQuestions(buyer)).questions).toMatchObject([
    { isOpen: false, answer: { meant: [raptor], notMeant: [], actorName: 'Priya' } },
  ]);

  // The next file of the supplier needs no answer, and neither does one that is read again.
  const id = await applied(acesFile(acesApp(other, 900001)));
  expect(await vehiclesOf(other)).toEqual([truck, raptor]);
  expect(await countOpenQuestions(buyer)).toBe(0);
  await matchAgain(buyer, { id });
  await runJobs();
  expect(await vehiclesOf(other)).toEqual([truck, raptor]);
  expect((await getFitFile(buyer, id)).parts[0]?.vehicles.map(({ isAsked }) => isAsked)).toEqual([
    false,
    false,
  ]);
});

test('an answer is changed and taken back, and one part may have its own', async () => {
  await nameIds();
  const id = await applied(acesFile(acesApp(wheel, 900001) + acesApp(other, 900001)));
  expect(await answer([raptor])).toBeNull();
  await answer([], wheel);
  expect([await vehiclesOf(wheel), await vehiclesOf(other)]).toEqual([[truck], [truck, raptor]]);
  const [question] = (await listQuestions(buyer)).questions;
  expect(question?.exceptions).toMatchObject([{ part: wheel, meant: [], notMeant: [raptor] }]);
  // What is not meant is no vehicle of the part.
  const own = (await getFitFile(buyer, id)).parts.find(({ part }) => part === wheel);
  expect(own?.vehicles.map(({ vehicleId }) => vehicleId)).toEqual([truck]);

  expect(await answer([])).toEqual({ asked: [raptor], meant: [raptor] });
  expect(await vehiclesOf(other)).toEqual([truck]);
  await askAgain(buyer, { ...ref, part: wheel });
  await answer([raptor]);
  expect(await vehiclesOf(wheel)).toEqual([truck, raptor]);
  await askAgain(buyer, ref);
  expect(await vehiclesOf(wheel)).toEqual([truck]);
  expect(await countOpenQuestions(buyer)).toBe(1);
});

test('one supplier’s answer is no other’s, and what nobody can name is counted apart', async () => {
  await nameIds();
  await applied(acesFile(acesApp(wheel, 900001)));
  await answer([raptor]);
  const text = acesFile(acesApp(other, 900001) + acesApp(other, 777_777));
  await applied(text.replace('XBRM', 'XOTH').replace('Bramblecut', 'Othermake'));
  expect(await vehiclesOf(other)).toEqual([truck]);
  const { questions, unnamed } = await listQuestions(buyer);
  expect(questions.map(({ supplier, isOpen }) => [supplier, isOpen])).toEqual([
    ['XOTH', true],
    ['XBRM', false],
  ]);
  expect(unnamed).toBe(1);
});

test('who may only read goods answers nothing, and an answer is about a vehicle', async () => {
  await nameIds();
  await checked(acesFile(acesApp(wheel, 900001)));
  const asReader = answerQuestion(reader(), { ...ref, asked: [raptor], meant: [] });
  await expect(asReader).rejects.toMatchObject({ code: 'forbidden' });
  await expect(askAgain(reader(), ref)).rejects.toMatchObject({ code: 'forbidden' });
  const about = answerQuestion(buyer, { ...ref, asked: [], meant: [] });
  await expect(about).rejects.toMatchObject({ code: 'invalid' });
  await expect(answer([], 'mistyped')).rejects.toMatchObject({ issues: [{ path: 'part' }] });
  expect(await countOpenQuestions(reader())).toBe(1);
});

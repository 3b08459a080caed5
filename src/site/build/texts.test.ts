import { expect, test } from 'vitest';
import { buildOptions, resolveBuild } from '#src/domain/builds/index.ts';
import { assessFitment, VERDICTS } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { catalog, kits, vehicles } from '#tests/factories/demo-records.ts';
import { liftKitText } from './choices/choice-text.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { figureText, formatNumber, signed } from './figure-text.ts';
import { lineWords } from './price/price-words.ts';
import {
  reasonSentence,
  remedyText,
  verdictLooks,
  verdictSentence,
} from './verdict/verdict-text.ts';
import fitmentStrings from './verdict/words.json' with { type: 'json' };
import buildStrings from './words.json' with { type: 'json' };

/** One tire of each height. */
const talls = [...new Map(catalog.tires.map((tire) => [tire.diameterIn, tire])).values()];

function assess(completedOptions: object) {
  const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };
  const build = {
    selectedOptions: ['lift-kits' as const, 'wheels' as const, 'tires' as const],
    completedOptions: { vehicle, ...completedOptions },
  };
  const resolved = resolveBuild(build, exampleCatalogue);
  if (!resolved) throw new Error('not resolved');
  return assessFitment(resolved.fit);
}

test('the options are called as in the specification', () => {
  const labels = buildOptions.map((option) => buildStrings[`option.${option}`].en);
  expect(labels).toEqual(['Lift Kit', 'Wheels', 'Tires']);
});

test('numbers have one decimal at most and a real minus sign', () => {
  expect(formatNumber(34.84, 'en')).toBe('34.8');
  expect(formatNumber(-18, 'en')).toBe('−18');
  expect(formatNumber(2500, 'es')).toBe('2,500');
  expect(signed(0, 'en')).toBe('0');
  expect(signed(25, 'en')).toBe('+25');
});

test('a figure in millimetres is told in inches, one that is not known not at all', () => {
  const figure = {
    unit: 'mm' as const,
    approximate: false,
    formula: '',
    inputs: {},
    source: { label: '', date: null, confidence: 'high' as const },
    confidence: 'high' as const,
  };
  expect(figureText({ ...figure, value: 25.4, delta: 25.4 }, 'es')).toEqual({
    value: '1 pulg',
    delta: '+1',
  });
  expect(figureText({ ...figure, value: null, delta: null }, 'en')).toBeNull();
});

test('an estimated angle is told in whole degrees', () => {
  const source = { label: '', date: null, confidence: 'medium' as const };
  const figure = { formula: '', inputs: {}, source, confidence: 'medium' as const };
  const angle = { ...figure, unit: 'deg' as const, value: 31.9, delta: 2.9, approximate: true };
  expect(figureText(angle, 'en')?.value).toBe('32°');
  expect(figureText({ ...angle, approximate: false }, 'en')?.value).toBe('31.9°');
});

test('the sentence of a verdict is its heaviest reason', () => {
  const assessment = assess({ wheels: { sku: 'basaltline-corbel-17x9-6x1397-p0' } });
  expect(assessment.verdict).toBe('does-not-fit');
  expect(verdictSentence(assessment, 'en')).toMatch(/^6x139\.7 and 6x135|^Wheel is drilled/);
  expect(verdictSentence(assessment, 'es')).not.toBe(verdictSentence(assessment, 'en'));
});

test('where all fits, the tightest room is told', () => {
  const assessment = assess({ wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' } });
  expect(assessment.verdict).toBe('fits');
  expect(verdictSentence(assessment, 'en')).toBe(
    'The wheel sits as far out as wheels on this truck usually do (offset 25 mm; usual 20 to 44 mm).',
  );
});

test('every reason that a build can get has a sentence in both languages', () => {
  const skus = [null, ...exampleCatalogue.wheels.map(({ sku }) => sku)];
  const [tire] = exampleCatalogue.tires;
  const [kit] = exampleCatalogue.liftKits;
  for (const sku of skus) {
    for (const lift of [null, kit?.sku]) {
      const { reasons } = assess({
        'lift-kits': { sku: lift },
        wheels: { sku },
        tires: { sku: tire?.sku },
      });
      for (const reason of reasons) {
        expect(fitmentStrings).toHaveProperty([reason.code]);
        expect(reasonSentence(reason, 'es')).toMatch(/[.!?]$/);
      }
    }
  }
});

test('each verdict has a look and a word of its own', () => {
  const words = VERDICTS.map((verdict) => verdictLooks[verdict].word);
  expect(new Set(words).size).toBe(VERDICTS.length);
});

test('where to trim and what a kit is made for are said in the language of the page', () => {
  const english = /\b(trim|trimming|chop|liner|with|needs|clean|rub|work|trucks|and|axle)\b/i;
  const said = new Set<string>();
  for (const vehicle of vehicles) {
    for (const lift of [null, ...kits]) {
      for (const tire of talls) {
        const { reasons } = assessFitment({ vehicle, lift, wheel: null, tire });
        for (const reason of reasons) said.add(reasonSentence(reason, 'es'));
      }
    }
  }
  const places = [...said].filter((sentence) => sentence.includes('Pide recorte: '));
  expect(places.length).toBeGreaterThan(20);
  expect([...said].filter((sentence) => english.test(sentence))).toEqual([]);
});

test('work is told with its hours and, where a rate is known, its price; a spacer is said to be no fix', () => {
  const vehicle = vehicles.find(({ id }) => id === 'toyota-tacoma-2016');
  const tire = { size: 'LT285/70R17', diameterIn: 32.7, rimMinIn: 7.5, rimMaxIn: 9 };
  const kit = kits.find(({ sku }) => sku === 'pinyon-axis-overland-2.5x2') ?? null;
  if (!vehicle) throw new Error('no Tacoma');
  const { reasons } = assessFitment({ vehicle, lift: kit, wheel: null, tire });
  const trim = reasons.find(({ code }) => code === 'tire.trim');
  if (!trim) throw new Error('no trimming');
  expect(remedyText(trim, { locale: 'en', hourCents: 16_500 })).toBe(
    'We trim it: 1–3 h of labor, $165 to $495. A wheel spacer is no fix.',
  );
  expect(remedyText(trim, { locale: 'es' })).toBe(
    'Lo recortamos: 1–3 h de mano de obra. Un espaciador de rin no lo arregla.',
  );
  const note = { ...trim, decides: false };
  expect(remedyText(note, { locale: 'en' })).toBe('');
});

test('a wheel too far in and one too far out are told apart, in inches', () => {
  const source = { label: '', date: null, confidence: 'high' as const };
  const said = { code: 'offset.out' as const, verdict: 'fits-with-work' as const, decides: true };
  const at = (have: number) => {
    const values = { have, min: 0, max: 25 };
    const figures = { measured: have, limit: 0, margin: -10, unit: 'mm' as const };
    const reason = { ...said, ...figures, values, source, confidence: 'high' as const };
    return reasonSentence(reason, 'en');
  };
  expect(at(-25)).toContain('sticks out 1 in further');
  expect(at(38)).toContain('sits 0.5 in further in');
});

test('a sentence that was frozen with the words of a record is still told', () => {
  const source = { label: 'Vehicle record', date: null, confidence: 'high' as const };
  const frozen = { code: 'tire.trim' as const, values: { where: '35x12.50 with liner trim' } };
  const rest = { verdict: 'fits-with-work' as const, decides: true, measured: 34.8, limit: 35 };
  const reason = { ...frozen, ...rest, margin: 0.2, unit: 'in' as const, source };
  expect(reasonSentence({ ...reason, confidence: 'high' }, 'en')).toBe(
    'It touches at full steering lock or over bumps. Needs trimming: 35x12.50 with liner trim.',
  );
});

test('a kit has the height that its maker gives it, not a rounded one', () => {
  const [kit] = kits.filter(({ frontIn }) => frontIn === 1.75);
  const [vehicle] = vehicles;
  if (!kit || !vehicle) throw new Error('no such records');
  const t = translate(buildStrings, 'en');
  expect(liftKitText(kit, vehicle, { t, locale: 'en' }).size).toMatch(/^1\.75 in front/);
});

test('trimming that nobody expects is priced as a reserve, not as work', () => {
  const words = { t: translate(buildStrings, 'en'), locale: 'en' as const };
  const hours = { low: 0, likely: 0, high: 1 };
  const quantity = { value: hours, unit: 'hour' as const, eachCents: 16_500 };
  const line = { code: 'trim', group: 'labour', quantity } as const;
  const noted = (likely: number) =>
    lineWords({ ...line, cents: { low: 0, likely, high: 16_500 } }, words, []).basis;
  expect(noted(0)).toContain('None expected');
  expect(noted(8_000)).toContain('where the tire would touch');
});

import { expect, test } from 'vitest';
import { type CompletedOptions, resolveBuild } from '#src/domain/builds/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { catalog, kits, vehicles } from '#tests/factories/demo-records.ts';
import { shopRates } from '#tests/factories/finished-builds.ts';
import handQuotes from './hand-quotes.json' with { type: 'json' };
import { quoteBuild } from './index.ts';
import { levels, type Span } from './span.ts';

type WorkedQuote = (typeof handQuotes.quotes)[number];
type WorkedAmount = { low: string; likely: string; high: string };

const catalogue = { vehicles, liftKits: kits, wheels: catalog.wheels, tires: catalog.tires };
const decidesAPrice =
  /^(speedo\.advise|tire\.trim|gear\.(advise|required)|lift\.trackBarRequired)$/;

/** "1,234.50" gives 123450, without floating point. */
function centsOf(dollars: string): number {
  return Number(dollars.replace(/[,.]/g, ''));
}

function spanOf(amount: WorkedAmount): Span {
  const [low = 0, likely = 0, high = 0] = levels.map((level) => centsOf(amount[level]));
  return { low, likely, high };
}

function quoted(hand: WorkedQuote) {
  const { vehicleId, year, kit, wheel, tire, spare, gears } = hand;
  const completedOptions: CompletedOptions = {
    vehicle: { vehicleId, year },
    'lift-kits': { sku: kit },
    wheels: { sku: wheel },
    tires: { sku: tire, spare, gears },
  };
  const selectedOptions = ['lift-kits' as const, 'wheels' as const, 'tires' as const];
  const resolved = resolveBuild({ selectedOptions, completedOptions }, catalogue);
  if (!resolved) throw new Error(`The records have no ${vehicleId}`);
  const assessment = assessFitment(resolved.fit);
  const rates = { ...shopRates, ...hand.rates };
  const quote = quoteBuild(resolved, { assessment, rates });
  return { quote, found: assessment.reasons.map(({ code }) => code) };
}

test('there are thirty', () => {
  expect(handQuotes.quotes).toHaveLength(30);
});

test.each(handQuotes.quotes.map((hand) => [hand.name, hand] as const))(
  '%s: as by hand, line by line, to the cent',
  (_name, hand) => {
    const { quote, found } = quoted(hand);
    expect(found.filter((code) => decidesAPrice.test(code))).toEqual(hand.found);
    expect(quote.lines.map(({ code, group, cents }) => ({ code, group, cents }))).toEqual(
      hand.lines.map((line) => ({ code: line.code, group: line.group, cents: spanOf(line) })),
    );
    expect(quote.totalCents).toEqual(spanOf(hand.total));
  },
);

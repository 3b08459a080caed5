import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { quoteTypicalBuild, typicalBuilds } from '#src/domain/quotes/index.ts';
import {
  checkRateSet,
  type RateSetInput,
  ratesAt,
  removeRateSet,
  saveRateSet,
} from '#src/domain/rates/index.server.ts';
import type { RateFigures } from '#src/domain/rates/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { issuesByField, statusOf } from '#src/office/kit/answer.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { figuresOf, type RateValues } from './rate-form.ts';
import { fieldOf, rateLeaves } from './rate-leaves.ts';
import type { RateChange } from './rate-preview.tsx';
import { taxPaths } from './tax-form.ts';

type Typed = { values: RateValues; validFrom: string };

/** The result of a rate form: refused, or a preview of its effects to confirm. */
export type RatesAnswer = Typed & {
  problem: string | null;
  issues: Readonly<Record<string, string>>;
  preview: { changes: RateChange[]; isToday: boolean; proof: string } | null;
};

/** Nothing is saved without a preview: the first submission only shows the effects. */
export async function actOnRates(ctx: Ctx, { id, form }: { id: number | null; form: FormData }) {
  const typed = typedIn(form);
  try {
    if (form.get('intent') === 'remove') {
      await writeAndBump(ctx, (inner) => removeRateSet(inner, id ?? 0));
      return redirect(`${adminHrefs.rates()}?done=remove`, 303);
    }
    const input = { id, validFrom: typed.validFrom, figures: figuresOf(typed.values) };
    if (form.get('proof') !== proofOf(input)) return await show(ctx, { typed, input });
    // Kept pages show prices with these rates.
    await writeAndBump(ctx, (inner) => saveRateSet(inner, input));
    return redirect(`${adminHrefs.rates()}?done=save`, 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { locale } = ctx;
    const issues = issuesByField(error.issues, locale);
    const problem = refusalText(error.told, locale);
    const answer: RatesAnswer = { ...typed, problem, issues, preview: null };
    return data(answer, { status: statusOf[error.code] });
  }
}

async function show(ctx: Ctx, { typed, input }: { typed: Typed; input: RateSetInput }) {
  const { isToday } = await checkRateSet(ctx, input);
  const changes = await changesBy(ctx, input.figures);
  const preview = { changes, isToday, proof: proofOf(input) };
  const answer: RatesAnswer = { ...typed, problem: null, issues: {}, preview };
  return data(answer);
}

async function changesBy(ctx: Ctx, figures: RateFigures): Promise<RateChange[]> {
  const now = await ratesAt(ctx);
  return typicalBuilds.map((build) => ({
    build,
    before: quoteTypicalBuild(build, now).totalCents,
    after: quoteTypicalBuild(build, { ...now, ...figures }).totalCents,
  }));
}

/** Proof that exactly these figures were previewed. */
function proofOf(input: RateSetInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

function typedIn(form: FormData): Typed {
  const typed = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 60);
  const paths = [...rateLeaves.map(({ path }) => path), ...taxPaths];
  return {
    values: Object.fromEntries(paths.map((path) => [path, typed(fieldOf(path))])),
    validFrom: typed('validFrom'),
  };
}

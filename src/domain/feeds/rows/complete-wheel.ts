import { backspacingIn, offsetFromBackspacingMm } from '../../fitment/index.ts';
import { rounded } from '../cells/figures.ts';
import type { RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

/** Backspacing and offset that differ by more were not measured on one wheel. */
const MOST_APART_IN = 0.15;

/** Compares what a row says twice about a wheel's position, and computes the one that is missing. */
export function completeWheel(draft: RowDraft): void {
  delete draft.fields.lugCount;
  askLostSign(draft);
  const { fields } = draft;
  const { widthIn, offsetMm, backspacingIn: sent } = fields;
  if (typeof widthIn !== 'number') return;
  if (typeof offsetMm === 'number') {
    const computed = rounded(backspacingIn({ widthIn, offsetMm }), 2);
    if (typeof sent !== 'number') {
      addBackspacing(draft, computed);
    } else if (Math.abs(sent - computed) > MOST_APART_IN) {
      delete fields.backspacingIn;
      delete fields.offsetMm;
      const told = why('rows.backspacing-differs', { sent, computed });
      draft.problems.push({ column: null, field: 'backspacingIn', told });
    }
  } else if (
    typeof sent === 'number' &&
    !draft.problems.some(({ field }) => field === 'offsetMm')
  ) {
    fields.offsetMm = rounded(offsetFromBackspacingMm(widthIn, sent), 0);
    draft.notes.push({
      column: null,
      fields: ['offsetMm'],
      told: why('rows.offset-computed'),
      computedFrom: 'width and backspacing',
    });
  }
}

/** A wheel without offset has its face in the middle by definition, so nothing was converted then. */
function addBackspacing({ fields, notes }: RowDraft, computed: number): void {
  fields.backspacingIn = computed;
  if (fields.offsetMm === 0) return;
  notes.push({
    column: null,
    fields: ['backspacingIn'],
    told: why('rows.backspacing-computed'),
    computedFrom: 'width and offset',
  });
}

/** Offsets in descriptions, "CORBEL 17X9 6X135 -12 GUNMETAL"; a number without a sign may be anything. */
const SIGNED = /(?:^|\s)(?:ET\s*)?([+-]\d{1,3})(?:\s?mm)?(?=\s|$)/gi;

/** A description with the same offset and the other sign means that one of the two lost it. */
function askLostSign({ fields, problems }: RowDraft): void {
  const { offsetMm, description } = fields;
  if (!offsetMm || !description) return;
  const said = [...description.matchAll(SIGNED)].map(([, signed]) => Number(signed));
  if (said.includes(offsetMm) || !said.includes(-offsetMm)) return;
  delete fields.offsetMm;
  problems.push({
    column: null,
    field: 'offsetMm',
    told: why('rows.sign-differs', { description: -offsetMm, offset: offsetMm }),
    answers: [{ offsetMm }, { offsetMm: -offsetMm }],
  });
}

import {
  findTireSize,
  formatTireSize,
  loadIndexLb,
  tireDiameterIn,
  tireSectionIn,
} from '../../fitment/index.ts';
import { rounded } from '../cells/figures.ts';
import type { RowDraft } from './goods-row.ts';
import { why } from './refusals.ts';

/** Published tables are rounded in kg and in lb, so the same index differs by a few pounds. */
const LOAD_TOLERANCE = 0.01;

/** Computes what follows from a tire's size and load index, and compares what is said twice. */
export function completeTire(draft: RowDraft): void {
  joinSize(draft);
  completeSize(draft);
  const { fields, notes, problems } = draft;
  const index = Number.parseInt(fields.loadIndex ?? '', 10);
  const table = Number.isNaN(index) ? null : loadIndexLb(index);
  const { maxLoadLb: sent } = fields;
  if (table === null) return;
  if (typeof sent !== 'number') {
    fields.maxLoadLb = table;
    notes.push({
      column: null,
      fields: ['maxLoadLb'],
      told: why('rows.load-computed'),
      computedFrom: 'load index',
    });
  } else if (Math.abs(sent - table) > table * LOAD_TOLERANCE) {
    delete fields.maxLoadLb;
    problems.push({
      column: null,
      field: 'maxLoadLb',
      told: why('rows.load-differs', { sent, index, table }),
      answers: [{ maxLoadLb: sent }, { maxLoadLb: table }],
    });
  }
}

/** A size whose parts have columns of their own: LT, 285, 70 and 17. */
function joinSize({ fields, notes }: RowDraft): void {
  const { sectionMm, aspect, rimIn, sizePrefix } = fields;
  delete fields.sectionMm;
  delete fields.aspect;
  delete fields.rimIn;
  delete fields.sizePrefix;
  if (fields.size || !sectionMm || !aspect || !rimIn) return;
  const [prefix = ''] = /^(?:LT|P)(?![\w/])/i.exec(sizePrefix ?? '') ?? [];
  const size = findTireSize(`${prefix}${sectionMm}/${aspect}R${rimIn}`);
  if (!size) return;
  fields.size = formatTireSize(size);
  notes.push({ column: null, fields: ['size'], told: why('rows.size-joined') });
}

function completeSize({ fields, notes }: RowDraft): void {
  const size = fields.size ? findTireSize(fields.size) : null;
  if (!size) return;
  if (typeof fields.diameterIn !== 'number') {
    fields.diameterIn = rounded(tireDiameterIn(size), 1);
    notes.push({
      column: null,
      fields: ['diameterIn'],
      told: why('rows.diameter-computed'),
      computedFrom: 'size',
    });
  }
  if (typeof fields.sectionIn !== 'number') {
    fields.sectionIn = rounded(tireSectionIn(size), 1);
    notes.push({
      column: null,
      fields: ['sectionIn'],
      told: why('rows.section-computed'),
      computedFrom: 'size',
    });
  }
}

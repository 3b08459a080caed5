import type { LeadStage } from '#src/domain/leads/index.ts';
import type { LeadRow } from './lead-row.ts';

/** A column of the board: the leads of one stage, the first of them as cards. */
export type BoardColumn = { stage: LeadStage; total: number; likelyCents: number; rows: LeadRow[] };

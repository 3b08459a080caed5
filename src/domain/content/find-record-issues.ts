import { folderOfRecord, isWhereShown } from './record-folders.ts';
import type { StoryIssue } from './story-issue.ts';

type Fields = Record<string, unknown>;
type Found = Pick<StoryIssue, 'level' | 'code' | 'field' | 'params'>;
type Draft = { fullSlug: string; content: Fields };

/** What a record of the shop must have before visitors can see it: a place, a role, a time. */
export function findRecordIssues({ fullSlug, content }: Draft): StoryIssue[] {
  const component = String(content.component ?? '');
  const found = [...placeIssues(component, fullSlug), ...(checks[component]?.(content) ?? [])];
  return found.map((issue) => ({ ...issue, blokUid: String(content._uid ?? ''), component }));
}

function placeIssues(component: string, fullSlug: string): Found[] {
  if (isWhereShown({ component, fullSlug })) return [];
  const params = { folder: folderOfRecord(component) ?? '' };
  return [{ level: 'must', code: 'other-folder', field: '', params }];
}

const checks: Readonly<Record<string, (content: Fields) => Found[]>> = {
  'team-member': ({ role }) => (isWritten(role) ? [] : [missing('empty-role', 'role')]),
  service: ({ duration, fromPriceUsd, priceNote }) => [
    ...(hoursIn(duration) > 0 ? [] : [missing('no-hours', 'duration')]),
    // A free service says so in its note; a forgotten price has none.
    ...(Number(fromPriceUsd) > 0 || isWritten(priceNote)
      ? []
      : [missing('no-price', 'fromPriceUsd')]),
  ],
};

function missing(code: Found['code'], field: string): Found {
  return { level: 'must', code, field, params: {} };
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The longest of a service's durations, in hours; 0 if none is given. */
function hoursIn(duration: unknown): number {
  if (typeof duration !== 'object' || duration === null) return 0;
  const figures = Object.values(duration).map(Number);
  return Math.max(0, ...figures.filter(Number.isFinite));
}

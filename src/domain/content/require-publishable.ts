import { DomainError } from '#src/domain/errors.ts';
import type { Refusal } from '../refusal.ts';
import { findIssues } from './find-issues.ts';
import { findRecordIssues } from './find-record-issues.ts';
import { why } from './refusals.ts';
import type { StoryIssue } from './story-issue.ts';

const reasons = [
  'missing-alt',
  'empty-title',
  'empty-role',
  'no-hours',
  'no-price',
  'other-folder',
] as const;

type Draft = { name: string; fullSlug: string; content: Record<string, unknown> };

/** @throws {DomainError} invalid, with an issue for each field that must be fixed first */
export function requirePublishable(draft: Draft): void {
  const issues = [...findIssues(draft.content), ...findRecordIssues(draft)]
    .filter(({ level }) => level === 'must')
    .map(({ blokUid, field, code }) => ({
      path: `${blokUid}.${field}`,
      ...whyNot(code, draft.name),
    }));
  const [first] = issues;
  if (!first) return;
  const { path: _, ...refusal } = first;
  throw new DomainError('invalid', refusal, issues);
}

function whyNot(code: StoryIssue['code'], name: string): Refusal {
  const known = reasons.find((reason) => reason === code);
  return known ? why(`content.${known}`, { name }) : why('content.not-ready', { name });
}

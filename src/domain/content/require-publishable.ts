import { DomainError } from '#src/domain/errors.ts';
import { findIssues } from './find-issues.ts';
import { findRecordIssues } from './find-record-issues.ts';
import type { StoryIssue } from './story-issue.ts';

const wordings: Partial<Record<StoryIssue['code'], string>> = {
  'missing-alt': 'A picture has no description. Describe it, then publish.',
  'empty-title': 'A title is empty. Write it, then publish.',
  'empty-role': 'The role is empty. Write it, then publish.',
  'no-hours': 'The hours are 0. Write how long it takes, then publish.',
  'no-price': 'The price is $0. Write one, or say in its note that it is free, then publish.',
  'other-folder': 'The site shows it only in its own folder. Move it there, then publish.',
};

type Draft = { name: string; fullSlug: string; content: Record<string, unknown> };

/** @throws {DomainError} invalid, with an issue for each field that must be mended before */
export function requirePublishable(draft: Draft): void {
  const issues = [...findIssues(draft.content), ...findRecordIssues(draft)]
    .filter(({ level }) => level === 'must')
    .map(({ blokUid, field, code }) => ({
      path: `${blokUid}.${field}`,
      message: wordings[code] ?? code,
    }));
  const [first] = issues;
  if (first) throw new DomainError('invalid', `${draft.name}: ${first.message}`, issues);
}

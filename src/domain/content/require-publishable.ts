import { DomainError } from '#src/domain/errors.ts';
import { findIssues } from './find-issues.ts';
import type { StoryIssue } from './story-issue.ts';

const wordings: Partial<Record<StoryIssue['code'], string>> = {
  'missing-alt': 'A picture has no description. Describe it, then publish.',
  'empty-title': 'A title is empty. Write it, then publish.',
};

type Draft = { name: string; content: Record<string, unknown> };

/** @throws {DomainError} invalid, with an issue for each field that must be mended before */
export function requirePublishable({ name, content }: Draft): void {
  const issues = findIssues(content)
    .filter(({ level }) => level === 'must')
    .map(({ blokUid, field, code }) => ({
      path: `${blokUid}.${field}`,
      message: wordings[code] ?? code,
    }));
  const [first] = issues;
  if (first) throw new DomainError('invalid', `${name}: ${first.message}`, issues);
}

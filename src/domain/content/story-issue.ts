/** `must`: prevents publishing. `should`: is reported, but allowed. */
export type IssueLevel = 'must' | 'should';

/** What is wrong, as keys of the editor's strings; `params` fill their placeholders. */
export type StoryIssue = {
  level: IssueLevel;
  code:
    | 'missing-alt'
    | 'empty-title'
    | 'empty-role'
    | 'no-hours'
    | 'no-price'
    | 'other-folder'
    | 'dead-link'
    | 'unpublished-link'
    | 'phone-format';
  params: Record<string, string>;
  blokUid: string;
  component: string;
  field: string;
};

/** How an action of the back office went. `at` tells one answer from the next with the same words. */
export type Answer<Done extends string> =
  | {
      at: number;
      done: Done;
      /** What it was done to. */
      id?: number;
      /** A letter that was asked to be shown, with what was typed for it. */
      preview?: { subject: string; text: string };
      typed?: Readonly<Record<string, string>>;
    }
  | Refused;

export type Refused = {
  at: number;
  /** In words for the person; the fields concerned have their own. */
  problem: string;
  /** Name of a form's field → what is wrong with it. */
  issues: Readonly<Record<string, string>>;
  /** What was typed, to be given back. */
  typed: Readonly<Record<string, string>>;
  /** All values of each field, for boxes of one name. */
  ticked: Readonly<Record<string, string[]>>;
};

export function issueOf(answer: Answer<string> | undefined, field: string): string[] | undefined {
  if (!answer || !('problem' in answer)) return undefined;
  const message = answer.issues[field];
  return message === undefined ? undefined : [message];
}

/** What was typed into a field before the form was refused. */
export function typedIn(answer: Answer<string> | undefined, field: string): string | undefined {
  return answer && 'problem' in answer ? answer.typed[field] : undefined;
}

/** The answer without a refusal of another of the page's forms, told by the value of one field. */
export function ownAnswer<Done extends string>(
  answer: Answer<Done> | undefined,
  field: string,
  value: string,
): Answer<Done> | undefined {
  return answer && 'problem' in answer && answer.typed[field] !== value ? undefined : answer;
}

/** Which boxes of one name were ticked before the form was refused. */
export function tickedIn(answer: Answer<string> | undefined, field: string): readonly string[] {
  return (answer && 'problem' in answer && answer.ticked[field]) || [];
}

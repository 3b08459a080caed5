/** The result of an office action. `at` distinguishes two answers with the same text. */
export type Answer<Done extends string> =
  | {
      at: number;
      done: Done;
      /** The record it applied to. */
      id?: number;
      /** A requested preview of a letter, with what was typed for it. */
      preview?: { subject: string; text: string };
      typed?: Readonly<Record<string, string>>;
    }
  | Refused;

export type Refused = {
  at: number;
  /** The overall message; fields have their own. */
  problem: string;
  /** Field name → error. */
  issues: Readonly<Record<string, string>>;
  /** What was typed, to be restored. */
  typed: Readonly<Record<string, string>>;
  /** All values of each field, for checkboxes with the same name. */
  ticked: Readonly<Record<string, string[]>>;
};

export function issueOf(answer: Answer<string> | undefined, field: string): string[] | undefined {
  if (!answer || !('problem' in answer)) return undefined;
  const message = answer.issues[field];
  return message === undefined ? undefined : [message];
}

/** The value of a field before the form was refused. */
export function typedIn(answer: Answer<string> | undefined, field: string): string | undefined {
  return answer && 'problem' in answer ? answer.typed[field] : undefined;
}

/** The answer, unless it is the refusal of another form on the page, recognized by the value of one field. */
export function ownAnswer<Done extends string>(
  answer: Answer<Done> | undefined,
  field: string,
  value: string,
): Answer<Done> | undefined {
  return answer && 'problem' in answer && answer.typed[field] !== value ? undefined : answer;
}

/** Which checkboxes of a name were checked before the form was refused. */
export function tickedIn(answer: Answer<string> | undefined, field: string): readonly string[] {
  return (answer && 'problem' in answer && answer.ticked[field]) || [];
}

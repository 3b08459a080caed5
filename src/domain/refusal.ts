/** What the words of a refusal name: numbers, names, and days as "2026-11-24". */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** Why something is refused. The words are found where it is shown, in the reader's language. */
export type Refusal = { reason: string; values: RefusalValues };

/** `text` is in the reader's language already: forms of visitors have rules with words of their own. */
export type RefusalOrText = Refusal | { text: string };

type ReasonNames = Readonly<Record<string, readonly string[]>>;
type ValuesOf<Names extends readonly string[]> = Record<Names[number], string | number>;

/** Makes refusals of one module: a known reason, and just the values that its words name. */
export type Why<Names extends ReasonNames> = {
  <Reason extends keyof Names & string>(
    reason: Reason,
    ...values: Names[Reason] extends readonly [] ? [] : [ValuesOf<Names[Reason]>]
  ): Refusal;
  /** Every reason with the names of its values. */
  readonly names: Names;
};

/** `declareReasons({ 'media.too-large': ['megabytes'] })`. A schema's message is the `reason` alone. */
export function declareReasons<const Names extends ReasonNames>(names: Names): Why<Names> {
  const why = (reason: string, values: RefusalValues = {}): Refusal => ({ reason, values });
  return Object.assign(why, { names });
}

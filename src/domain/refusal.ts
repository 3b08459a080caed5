/** The values in a refusal's text: numbers, names, and days as "2026-11-24". */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** Why something is refused. The text is looked up where it is shown, in the reader's language. */
export type Refusal = { reason: string; values: RefusalValues };

/** `text` is already in the reader's language: rules of visitors' forms have their own messages. */
export type RefusalOrText = Refusal | { text: string };

type ReasonNames = Readonly<Record<string, readonly string[]>>;
type ValuesOf<Names extends readonly string[]> = Record<Names[number], string | number>;

/** Creates refusals of one module: a declared reason with exactly the values that its text needs. */
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

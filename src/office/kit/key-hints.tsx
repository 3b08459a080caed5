import { useLetterKeys } from './letter-keys.ts';

type KeyHintsProps = { hints: readonly { keys: readonly string[]; does: string }[] };

/** "J K move": keys that act on a list, beside its title at a desk; not for screen readers, whose own keys win. */
export function KeyHints({ hints }: KeyHintsProps) {
  if (!useLetterKeys()) return null;
  return (
    <span className="key-hints small muted" aria-hidden="true">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </span>
  );
}

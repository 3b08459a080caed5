import { CopyButton } from '#src/office/kit/copy-button.tsx';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import peopleStrings from './words.json' with { type: 'json' };

type MadeLinkProps = { kind: 'invite' | 'reset'; email: string; url: string };

/** A one-time link, to be copied now: only its hash is stored. */
export function MadeLink({ kind, email, url }: MadeLinkProps) {
  const t = useStrings(peopleStrings);
  const isMailed = useSendsMail();
  return (
    <div className="people-link" role="status">
      <label htmlFor="made-link">
        {t(isMailed ? `link.${kind}.mailed` : `link.${kind}`, { email })}
      </label>
      <div className="toolbar">
        <input
          className="input"
          id="made-link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} from="made-link" />
      </div>
    </div>
  );
}

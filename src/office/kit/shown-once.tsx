import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';

type ShownOnceProps = { title: string; text: string; label: string; secret: string };

/** A key that was just made, to be copied: it cannot be shown again. */
export function ShownOnce({ title, text, label, secret }: ShownOnceProps) {
  const id = useId();
  return (
    <section className="shown-once" aria-label={label}>
      <h2 className="title-4">{title}</h2>
      <p className="small">{text}</p>
      <div className="toolbar">
        <input className="input" id={id} readOnly value={secret} aria-label={label} />
        <CopyButton text={secret} from={id} />
      </div>
    </section>
  );
}

import { Icon } from '#src/web/ui/icon.tsx';

/** Replaces the form once it was sent; says who has it and what happens next. */
export function SentNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="note" role="status">
      <h2 className="title-3">
        <Icon name="tick" /> {title}
      </h2>
      <p>{text}</p>
    </div>
  );
}

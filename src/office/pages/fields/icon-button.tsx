import { FormIcon, type FormIconName } from './form-icon.tsx';

type IconButtonProps = {
  icon: FormIconName;
  /** What it does: its accessible name and tooltip. */
  label: string;
  /** Null: disabled. */
  onClick: (() => void) | null;
  isPressed?: boolean;
};

/** A button with an icon instead of words. */
export function IconButton({ icon, label, onClick, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={onClick === null}
      onClick={onClick ?? undefined}
    >
      <FormIcon name={icon} />
    </button>
  );
}

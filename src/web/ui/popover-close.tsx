import { Icon } from './icon.tsx';

/** Closes a popover without script. */
export function PopoverClose({ of, label, className }: PopoverCloseProps) {
  return (
    <button
      type="button"
      className={['button button--icon button--quiet', className].filter(Boolean).join(' ')}
      aria-label={label}
      popoverTarget={of}
      popoverTargetAction="hide"
    >
      <Icon name="close" />
    </button>
  );
}

type PopoverCloseProps = {
  /** Id of the popover. */
  of: string;
  label: string;
  className?: string;
};

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { AdminIcon } from '../admin-icon.tsx';

type RowMenuProps = {
  /** "More for Contact": which row it belongs to. */
  label: string;
  /** Links and buttons, each one line. */
  children: ReactNode;
};

/** What else can be done with a row. The browser opens and closes it, with or without script. */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes it
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet btn--icon row-menu-button"
        aria-label={label}
        popoverTarget={id}
      >
        <AdminIcon name="more" />
      </button>
      <div ref={menu} id={id} popover="auto" className="row-menu">
        {children}
      </div>
    </>
  );
}

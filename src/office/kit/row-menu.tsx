import { type ReactNode, useId, useRef } from 'react';
import { useClosedOnLeaving } from '#src/web/ui/use-closed-on-leaving.ts';
import { AdminIcon } from './admin-icon.tsx';

type RowMenuProps = {
  /** "More for Contact": which row it belongs to. */
  label: string;
  /** Links and buttons, one per line. */
  children: ReactNode;
};

/** Further actions for a row. The browser opens and closes it, with or without script. */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useClosedOnLeaving(menu);
  return (
    <>
      <button
        type="button"
        className="button button--quiet button--icon row-menu-button"
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

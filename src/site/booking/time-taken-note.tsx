import type { ReactNode } from 'react';

/** A note to be read before going on; it takes the focus when the page comes back with it. */
export function TimeTakenNote({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused time this is what comes next
    <div className="form-errors" role="alert" tabIndex={-1} autoFocus>
      <b>{children}</b>
    </div>
  );
}

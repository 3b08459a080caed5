import { useEffect, useState } from 'react';

/** Whether the palette is open; Ctrl K and Cmd K open it everywhere. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // In a text editor Ctrl K creates a link.
      if (event.defaultPrevented || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

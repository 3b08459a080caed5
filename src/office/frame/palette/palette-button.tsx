import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import paletteStrings from './words.json' with { type: 'json' };

/** Opens the palette, and shows the keys that do the same. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useStrings(paletteStrings);
  return (
    <button
      type="button"
      className="palette-open"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <AdminIcon name="search" />
      <span>{t('open')}</span>
      <span className="palette-keys" aria-hidden="true">
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}

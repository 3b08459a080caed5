import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { Found } from '#src/domain/search/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { hrefOfFound, inGroups, matching, type PaletteItem } from './palette-items.ts';
import { PaletteResults } from './palette-results.tsx';
import { type PaletteOwner, useOwnItems } from './use-own-items.ts';
import paletteStrings from './words.json' with { type: 'json' };

type PaletteProps = { owner: PaletteOwner; onClose: () => void };

const pauseMs = 180;

/** A dialog with one field that searches pages, people and content. */
export function Palette({ owner, onClose }: PaletteProps) {
  const t = useStrings(paletteStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { found, isSearching } = useFound(typed);
  const items = inGroups([...matching(useOwnItems(owner), typed), ...found]);
  const choose = useChoice(dialog);
  useEffect(() => dialog.current?.showModal(), []);

  function steer(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    }
    if (event.key === 'Enter') choose(items[active]);
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={t('open')} onClose={onClose}>
      <div className="palette-field">
        <AdminIcon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${list}-${active}` : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={steer}
        />
        <button
          type="button"
          className="button button--quiet button--icon"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
      </div>
      <PaletteResults id={list} items={items} active={active} onChoose={choose} />
      <Announcement count={items.length} isSearching={isSearching} />
    </dialog>
  );
}

/** The number of results, also for screen readers. */
function Announcement({ count, isSearching }: { count: number; isSearching: boolean }) {
  const t = useStrings(paletteStrings);
  const locale = useLocale();
  const words = count === 0 ? t('none') : t(`count.${plural(count, locale)}`, { count });
  return (
    <p className="palette-told small muted" role="status">
      {isSearching ? t('searching') : words}
    </p>
  );
}

/** Opens the chosen item; the dialog restores the focus when it closes. */
function useChoice(dialog: React.RefObject<HTMLDialogElement | null>) {
  const navigate = useNavigate();
  return (item: PaletteItem | undefined) => {
    if (!item) return;
    dialog.current?.close();
    void navigate(item.href);
  };
}

/** Asks the server after a short pause in typing; the previous results stay until then. */
function useFound(typed: string): { found: PaletteItem[]; isSearching: boolean } {
  const { load, data, state } = useFetcher<{ found: Found[] }>();
  const words = typed.trim();
  useEffect(() => {
    if (words.length < 2) return;
    const timer = setTimeout(() => {
      void load(`${adminHrefs.search()}?${new URLSearchParams({ q: words })}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [words, load]);
  const found = words.length < 2 ? [] : (data?.found ?? []);
  return {
    found: found.map((one) => ({ ...one, group: one.kind, href: hrefOfFound(one) })),
    isSearching: state === 'loading',
  };
}

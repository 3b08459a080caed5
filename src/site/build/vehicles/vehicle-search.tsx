import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { type VehicleChoice, vehicleName } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { useIsHydrated } from '#src/web/browser/use-is-hydrated.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { ScanVin, VinProgress } from '../vin/late-vin.ts';
import type { ReadVin } from '../vin/vin-note.ts';
import type { FoundVehicle } from './find-vehicles.ts';
import type { Meaning, readWords } from './read-words.ts';
import pickerStrings from './words.json' with { type: 'json' };

type VehicleSearchProps = {
  choices: readonly VehicleChoice[];
  onFound(found: FoundVehicle): void;
  /** Called with words that match no vehicle, and with '' once they do again. */
  onUnknown?(words: string): void;
  /** Called with what a VIN says, and with null once the field has something else. */
  onVin(read: ReadVin | null): void;
};

/**
 * The quick way to a vehicle: a combobox (ARIA pattern). Without script the words are sent with the form, and the
 * lists below come back with the match.
 */
export function VehicleSearch({ choices, onFound, onUnknown, onVin }: VehicleSearchProps) {
  const t = useStrings(pickerStrings);
  const id = useId();
  const { input, words, found, meaning, isOpen, active, type, tap, leave, press } = useSearch({
    choices,
    onFound,
    onUnknown,
  });
  const [isUsed, setUsed] = useState(false);
  // It may have been focused before the page was awake.
  useEffect(() => setUsed(document.activeElement === input.current), [input]);
  const put = (text: string) => {
    type(text);
    onVin(null);
  };
  return (
    <div className="field build-vehicle-search">
      <label htmlFor={id}>{t('search')}</label>
      <input
        ref={input}
        id={id}
        className="input"
        // A hydrated page uses the selects; the words are only sent by one without script.
        name={useIsHydrated() ? undefined : 'q'}
        type="text"
        value={words}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => put(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
        onFocus={({ currentTarget }) => {
          makeRoom(currentTarget);
          setUsed(true);
        }}
      />
      <SearchSaid
        id={`${id}-said`}
        {...{ choices, words, meaning, isOpen, onVin }}
        found={found.length}
      />
      <FoundList id={id} found={found} active={active} onTap={tap} />
      {/* Not before: the lists below would move away from whoever uses those. */}
      {isUsed && 'BarcodeDetector' in globalThis && (
        <Suspense>
          <ScanVin onVin={put} />
        </Suspense>
      )}
    </div>
  );
}

type SearchSaidProps = Pick<VehicleSearchProps, 'choices' | 'onVin'> & {
  id: string;
  words: string;
  meaning: Meaning;
  isOpen: boolean;
  found: number;
};

/** What the field understood so far. */
function SearchSaid({ id, choices, words, meaning, isOpen, found, onVin }: SearchSaidProps) {
  const t = useStrings(pickerStrings);
  const { look, count, unknown } = meaning;
  const isUnknown = isOpen && unknown.length > 2;
  const help = t('search.help');
  const vin = { choices, words, look, count, help };
  return (
    <span className="field-help" id={id} role="status">
      {isUnknown && t('found.none', { words: unknown })}
      {found > 0 && t('found', { count: found })}
      {!isUnknown && found === 0 && look === 'words' && help}
      {look !== 'words' && (
        <Suspense fallback={help}>
          <VinProgress {...vin} onRead={onVin} />
        </Suspense>
      )}
    </span>
  );
}

type FoundListProps = {
  /** Id of the combobox; the options' ids start with it. */
  id: string;
  found: readonly FoundVehicle[];
  active: number;
  onTap(one: FoundVehicle): void;
};

function FoundList({ id, found, active, onTap }: FoundListProps) {
  const t = useStrings(pickerStrings);
  const locale = useLocale();
  return (
    <div
      className="build-vehicle-list"
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search')}
      hidden={found.length === 0}
    >
      {found.map((one, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the combobox
        <div
          key={one.choice.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTap(one)}
        >
          <b>{foundText(one, locale)}</b>
          <small>
            {one.choice.generation}:{' '}
            {one.trim === null
              ? one.choice.configuration
              : t('found.trim', { trim: one.trim, configuration: one.choice.configuration })}
            {!one.isYearAsked &&
              `, ${t('years', { from: one.choice.yearFrom, to: one.choice.yearTo })}`}
          </small>
        </div>
      ))}
    </div>
  );
}

/** What is typed, its matches, and how keys and touch select one. */
function useSearch({ choices, onFound, onUnknown }: Omit<VehicleSearchProps, 'onVin'>) {
  const locale = useLocale();
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(0);
  const meaning = useMeaning(choices, words);
  const { unknown } = meaning;
  const found = isOpen ? meaning.meant : [];
  useEffect(() => {
    if (hasTyped) onUnknown?.(unknown);
  }, [hasTyped, onUnknown, unknown]);
  const type = (next: string) => {
    setWords(next);
    setTyped(true);
    setOpen(true);
    setActive(0);
  };
  const input = useChosenBefore<HTMLInputElement>(({ value }) => {
    if (value !== '') type(value);
  });
  const choose = (one: FoundVehicle) => {
    setWords(foundText(one, locale));
    setOpen(false);
    onFound(one);
  };
  // After selecting by touch, typing is finished: the keyboard closes and the truck becomes visible.
  const tap = (one: FoundVehicle) => {
    choose(one);
    if (!matchMedia(finger).matches) return;
    input.current?.blur();
    input.current?.form?.closest('.build')?.scrollIntoView();
  };
  // Continuing after typing means the vehicle that the list highlights.
  const leave = () => {
    const one = found[active];
    if (one) choose(one);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    // The words are not sent from here: the form would use the selects instead.
    if (event.key === 'Enter') event.preventDefault();
    const answer = answerKey(event.key, { active, count: found.length });
    if (answer === null) return;
    event.preventDefault();
    if (answer === 'close') return setOpen(false);
    if (typeof answer === 'number') return setActive(answer);
    const one = found[active];
    if (one) choose(one);
  };
  return { input, words, found, meaning, isOpen, active, type, tap, leave, press };
}

const finger = '(pointer: coarse)';

/** A phone's keyboard covers the lower half: the field moves up to make room for the results. */
function makeRoom(input: HTMLElement): void {
  if (matchMedia(finger).matches) input.closest('.build-vehicle-search')?.scrollIntoView();
}

/**
 * The matching vehicles, and the words if there are none. The search code loads after the page; until then nothing is
 * found, and nothing is reported as unknown.
 */
function useMeaning(choices: readonly VehicleChoice[], words: string): Meaning {
  const [read, setRead] = useState<typeof readWords | null>(null);
  useEffect(() => {
    // Without a network the lists below do the same.
    import('./read-words.ts').then(
      (module) => setRead(() => module.readWords),
      () => null,
    );
  }, []);
  return useMemo(() => read?.(choices, words) ?? notRead, [read, choices, words]);
}

const notRead: Meaning = { meant: [], unknown: '', look: 'words', count: 0 };

function foundText({ choice, year }: FoundVehicle, locale: Locale): string {
  return vehicleName(choice, year, locale);
}

type At = { active: number; count: number };

/** What a key does in an open list: the option to go to, select it, or close; null: nothing. */
function answerKey(key: string, { active, count }: At): number | 'take' | 'close' | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  if (key === 'Enter') return 'take';
  return key === 'Escape' ? 'close' : null;
}

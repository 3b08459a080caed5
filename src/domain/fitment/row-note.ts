import type { TrimPlace } from '#src/domain/catalog/index.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { findTireSize } from './tire-size.ts';
import { trimPlaces } from './trim-places.ts';

/** What a row of the record notes in addition to its limit. */
export type RowNote = {
  /** Largest size that the note calls clean: "35 clean; 37x12.50 with trim". Inches. */
  cleanIn: number | null;
  /** Largest size that the note allows with trimming. Inches. */
  trimmedIn: number | null;
  /** Sizes that it names with a width, in inches: "37x12.50/13.50" is 37 by 13.5. */
  named: readonly { diameterIn: number; sectionIn: number }[];
  /** Where it touches; empty if nothing is said about it. */
  places: readonly TrimPlace[];
};

const CLEAN = /\bclean\b(?!-)/i;
/** Without what also needs spacers, or what only some people do. */
const WITH_TRIMMING = /^(?!.*\b(?:only|spacers)\b).*\b(?:with|needs?)\b.*\btrim/i;
const SIZES = /\d{3}\/\d{2}R\d{2}|\d{2}x\d{1,2}\.\d{2}|^\d{2}(?=s?\s)/gi;

const FLOTATION = /(\d{2})x(\d{1,2}\.\d{2})(?:\/(\d{1,2}\.\d{2}))?/g;

const read = new Map<string, RowNote>();

/** Cached: the same few notes are needed for every part of a shelf. */
export function readRowNote(notes: string): RowNote {
  const known = read.get(notes) ?? parseNote(notes);
  read.set(notes, known);
  return known;
}

function parseNote(notes: string): RowNote {
  const clauses = notes.split(/[;,]/).map((clause) => clause.trim());
  return {
    cleanIn: largestOf(clauses.filter((clause) => CLEAN.test(clause))),
    trimmedIn: largestOf(clauses.filter((clause) => WITH_TRIMMING.test(clause))),
    named: [...notes.matchAll(FLOTATION)].map(([, diameter, section, wider]) => ({
      diameterIn: Number(diameter),
      sectionIn: Number(wider ?? section),
    })),
    places: trimPlaces(notes),
  };
}

function largestOf(clauses: string[]): number | null {
  const sizes = clauses.flatMap((clause) => clause.match(SIZES) ?? []).map(diameterOf);
  return sizes.length === 0 ? null : Math.max(...sizes);
}

/** "35", "35x12.50" and "295/70R18" are all sizes here; a rim is not always named. */
function diameterOf(text: string): number {
  const size = findTireSize(text);
  return size ? tireDiameterIn(size) : Number.parseFloat(text);
}

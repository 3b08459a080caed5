import type { Page } from '@playwright/test';
import { wideParts } from './english-left.ts';

type Box = { left: number; right: number; top: number; bottom: number };
type Part = { name: string; box: Box };
/** One line of a text that somebody sees. */
type Line = {
  words: string;
  box: Box;
  /** Which of the page's texts it belongs to. */
  text: number;
  /** What hides words that reach past it. */
  frames: Part[];
  button: Part | null;
};

/**
 * What longer words did to a page at its width: parts that reach past its edge, words that are cut
 * off, words that reach over the edge of their button, and words that lie over others.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const wide = (await wideParts(page)).map((part) => `past the edge: ${part}`);
  const lines = await page.evaluate(readLines);
  return [...new Set([...wide, ...lines.flatMap(faultOf), ...coveredWords(lines)])];
}

function faultOf({ words, box, frames, button }: Line): string[] {
  const cutter = frames.find((frame) => isOutside(box, frame.box));
  if (cutter) return [`cut off by ${cutter.name}: ${words}`];
  const isOver = button && isOutside(box, button.box);
  return isOver ? [`over the edge of ${button.name}: ${words}`] : [];
}

/** A line is as high as its letters need, and a little more. */
function isOutside(line: Box, frame: Box): boolean {
  const spare = 0.2 * (line.bottom - line.top) + 1.5;
  return (
    line.left < frame.left - 1.5 ||
    line.right > frame.right + 1.5 ||
    line.top + spare < frame.top ||
    line.bottom - spare > frame.bottom
  );
}

/** Lines of one text may touch; words that cover half of others cannot be read. */
function coveredWords(lines: readonly Line[]): string[] {
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((one, at) => {
    const end = sorted.findIndex((other, index) => index > at && other.box.top > one.box.bottom);
    return sorted
      .slice(at + 1, end === -1 ? undefined : end)
      .filter((other) => other.text !== one.text && isOver(one.box, other.box))
      .map((other) => `one over the other: ${one.words} | ${other.words}`);
  });
}

function isOver(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return width > 3 && height > 0.5 * lower;
}

/** Runs in the page. What stays in place while the page moves, and what can be moved, hides nothing. */
function readLines(): Line[] {
  const buttons = '.button, button, summary, .chip, [role=button], [role=tab], .segments label';
  // The letters on a tire turn with it behind the edge of a drawing.
  const silent = 'script, style, template, select, option, textarea, textPath';

  function partOf(element: Element): Part {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return { name, box: { left, right, top, bottom } };
  }

  // Once for each element: the texts of a page share most of what is around them.
  const known = new Map<Element, Part[] | null>();

  function framesOf(element: Element | null): Part[] | null {
    if (!element || element === document.body) return [];
    const found = known.get(element);
    if (found !== undefined) return found;
    const frames = findFrames(element, framesOf(element.parentElement));
    known.set(element, frames);
    return frames;
  }

  function findFrames(element: Element, outer: Part[] | null): Part[] | null {
    if (outer === null) return null;
    const { position, overflowX, overflowY, display, clipPath } = getComputedStyle(element);
    const overflow = overflowX + overflowY;
    if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflow)) return null;
    // A box of one pixel, or one with nothing left of it, is for those who listen.
    if (clipPath === 'inset(50%)') return null;
    if (display === 'inline' || !/hidden|clip/.test(overflow)) return outer;
    const frame = partOf(element);
    const { left, right, top, bottom } = frame.box;
    return right - left <= 1 || bottom - top <= 1 ? null : [frame, ...outer];
  }

  function linesOf(node: Node, text: number): Line[] {
    const element = node.parentElement;
    const words = (node.nodeValue ?? '').trim();
    if (!element || words === '' || element.closest(silent)) return [];
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const frames = isShown ? framesOf(element) : null;
    if (frames === null) return [];
    const button = element.closest(buttons);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, right, top, bottom }) => ({
        words,
        box: { left, right, top, bottom },
        text,
        frames,
        button: button && partOf(button),
      }));
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let text = 0; walker.nextNode(); text += 1) {
    for (const line of linesOf(walker.currentNode, text)) lines.push(line);
  }
  return lines;
}

import type { Drawing, DrawingNumbers, DrawingOptions } from '../drawing.ts';
import { personMarkup } from '../person.ts';
import { sideDimensions } from './dimensions.ts';
import { personXOf } from './frame.ts';
import { type DrawingRequest, drawPicture, type Notes } from './picture.ts';
import type { SideScene } from './side-scene.ts';

/** The side elevation with its surroundings: dimensions, and a person for scale. */
export function drawSide(request: DrawingRequest): Drawing {
  const { options = {} } = request;
  return drawPicture(request, (scene, numbers) => notesOf(scene, { numbers, options }));
}

type NotesInput = { numbers: DrawingNumbers; options: DrawingOptions };

function notesOf(scene: SideScene, { numbers, options }: NotesInput): Notes {
  const { dimensions = 'none', person = false, words } = options;
  const { sheet, theme, stance } = scene;
  const personX = person ? personXOf(stance) : undefined;
  const figure = personX === undefined ? '' : personMarkup(sheet, theme, personX);
  if (dimensions === 'none') return { markup: figure, labels: [] };
  const labelled = dimensions === 'labelled';
  const uprightOnly = dimensions === 'upright';
  const asked = { numbers, labelled, uprightOnly, words, personX };
  const { markup, labels } = sideDimensions(scene, asked);
  return { markup: figure + markup, labels };
}

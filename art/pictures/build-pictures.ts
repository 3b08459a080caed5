import { sceneVehicle } from '#src/drawing/index.ts';
import { type DrawSceneVehicle, renderScene, type SceneRequest } from '../scenes/index.ts';
import { BUILD_COMPOSITIONS, type Composition } from './compositions.ts';
import type { Picture } from './picture.ts';
import { type SceneWords, sceneOfWords } from './scene-words.ts';
import type { FinishedBuild, ShopRecords } from './shop-records.ts';

const CARD = { width: 1600, height: 1067, maxBytes: 175_000 };
// A build that also opens its make's page: wide enough for a hero.
const WIDE = { width: 1920, height: 1280, maxBytes: 230_000 };

// The truck is what the picture is of. Wider, and the squarest crop of a card would cut its bumpers.
const FILL = 0.66;
/** At the height of its own lamps, a truck stands taller than the land behind it. */
const PORTRAIT = { portrait: true, eye: 1.3 } as const;
/** The length that `Camera.truck` is for. */
const CAMERA_TRUCK_M = 5.5;
const M_PER_INCH = 0.0254;

type Filling = { lengthIn: number; fill: number | undefined };

/** One picture for each finished build that has one, in the copy's place and hour. */
export function buildPictures(records: ShopRecords, onPages: readonly SceneWords[]): Picture[] {
  return records.builds
    .filter((build) => build.imageExists)
    .map((build) =>
      buildPicture(
        records,
        build,
        onPages.some((scene) => isSceneOf(build, scene)),
      ),
    );
}

/** Whether a page asks for the same picture as the build. */
export function isSceneOf(build: FinishedBuild, scene: SceneWords): boolean {
  return (
    build.imageExists &&
    build.slug === scene.buildSlug &&
    build.scene?.place === scene.place &&
    build.scene.timeOfDay === scene.timeOfDay
  );
}

function buildPicture(records: ShopRecords, build: FinishedBuild, wide: boolean): Picture {
  const { slug, scene, imageAlt } = build;
  const composition = BUILD_COMPOSITIONS[slug];
  if (!scene || !imageAlt || !composition) throw new Error(`${slug} has no scene to be drawn`);
  const size = wide ? WIDE : CARD;
  const request = filled(composed(scene, composition), {
    lengthIn: records.vehicleOf(build).lengthIn,
    fill: composition.fill,
  });
  const vehicle = vehicleFor(records, build);
  return {
    key: `build-${slug}`,
    kind: 'build',
    ...size,
    alt: imageAlt,
    buildSlug: slug,
    scene: { ...scene, buildSlug: slug },
    focus: focusOf({ ...request, camera: { ...request.camera, truck: composition.fill ?? FILL } }),
    svg: renderScene({ ...request, vehicle, width: size.width, height: size.height }),
  };
}

/** The drawn vehicle with the parts of the build. */
export function vehicleFor(
  records: ShopRecords,
  build: FinishedBuild,
  id = 'tk',
): DrawSceneVehicle {
  const drawn = {
    vehicle: records.vehicleOf(build),
    build: records.fittedOn(build),
    id: `${id}-${build.slug}`,
    scale: 4,
  };
  return (light) => sceneVehicle({ ...drawn, light });
}

/** The copy's words with the composition's changes. */
export function composed(scene: SceneWords, composition: Composition): SceneRequest {
  const { camera, ...rest } = sceneOfWords(scene);
  const { fill: _, ...look } = composition;
  return { ...rest, ...look, camera: { ...camera, ...composition.camera } };
}

/** The camera so near that the vehicle itself, long or short, takes this share of the width. */
function filled(request: SceneRequest, { lengthIn, fill = FILL }: Filling): SceneRequest {
  const truck = (fill * CAMERA_TRUCK_M) / (lengthIn * M_PER_INCH);
  return { ...request, camera: { ...PORTRAIT, ...request.camera, truck } };
}

/** A box around the truck; wider than tall, so that a square crop keeps all of it. */
export function focusOf({ camera }: SceneRequest): [number, number, number, number] {
  const { truck = 0.36, x = 0.5, ground = 0.84 } = camera ?? {};
  const half = truck / 2;
  return [
    Math.max(0, x - half),
    ground - truck * 0.6,
    Math.min(1, x + half),
    Math.min(1, ground + 0.02),
  ];
}

import { circleExtent, type Project } from '#src/site/photo/measure/camera.ts';
import { type PhotoMarks, rimRadiusIn } from '#src/site/photo/measure/marks.ts';
import { filmDiagonalMm, type PhotoCase } from './photo-cases.ts';

const radians = Math.PI / 180;

export type Vector = readonly [x: number, y: number, z: number];

/** A pinhole camera written apart from the one that is tested: position, turned left, then down, then on its side. */
export type TrueCamera = {
  project: Project;
  /** Where the lens is, in inches of the vehicle. */
  lens: Vector;
  /** The direction in which a pixel looks. */
  rayAt(px: number, py: number): Vector;
};

export function trueCamera({
  camera,
  photo,
  vehicle,
}: Pick<PhotoCase, 'camera' | 'photo' | 'vehicle'>): TrueCamera {
  const focal = (photo.focal35mm / filmDiagonalMm) * Math.hypot(photo.width, photo.height);
  const [sy, cy] = [Math.sin(camera.yawDegrees * radians), Math.cos(camera.yawDegrees * radians)];
  const [sp, cp] = [
    Math.sin(camera.pitchDegrees * radians),
    Math.cos(camera.pitchDegrees * radians),
  ];
  const [sr, cr] = [Math.sin(camera.rollDegrees * radians), Math.cos(camera.rollDegrees * radians)];
  const middle = vehicle.wheelbaseIn / 2;
  const { distanceIn, heightIn } = camera;
  const project: Project = (x, y, z = 0) => {
    const [ax, ay, az] = [x - middle, heightIn - y, -z];
    const [u, ahead] = [cy * ax + sy * az, -sy * ax + cy * az + distanceIn];
    const [v, w] = [cp * ay - sp * ahead, sp * ay + cp * ahead];
    const [px, py] = [(focal * u) / w, (focal * v) / w];
    return [photo.width / 2 + cr * px - sr * py, photo.height / 2 + sr * px + cr * py];
  };
  const rayAt = (px: number, py: number): Vector => {
    const [dx, dy] = [(px - photo.width / 2) / focal, (py - photo.height / 2) / focal];
    const [u, v] = [cr * dx + sr * dy, -sr * dx + cr * dy];
    const [ay, ahead] = [cp * v + sp, -sp * v + cp];
    return [cy * u - sy * ahead, -ay, -(sy * u + cy * ahead)];
  };
  return { project, rayAt, lens: [middle + sy * distanceIn, heightIn, cy * distanceIn] };
}

/** Both rims as they are in the photo. */
export function trueMarks(one: PhotoCase): PhotoMarks {
  const { project } = trueCamera(one);
  const { vehicle } = one;
  const y = vehicle.stockTire.diameterIn / 2;
  const radius = rimRadiusIn({ wheelDiameterIn: vehicle.stockWheel.diameterIn });
  const mark = (x: number) => {
    const [px, py] = project(x, y);
    return { x: px, y: py, ...circleExtent(project, { x, y, radius }), sigmaPx: 0 };
  };
  return { front: mark(0), rear: mark(vehicle.wheelbaseIn) };
}

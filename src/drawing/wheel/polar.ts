/** A point around (0, 0) in screen pixels; the angle runs counterclockwise from the right. */
export function polar(radius: number, angle: number): readonly [x: number, y: number] {
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

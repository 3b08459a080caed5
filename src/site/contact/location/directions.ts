/** The way there, in the map that the visitor opens; nothing is loaded from it. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

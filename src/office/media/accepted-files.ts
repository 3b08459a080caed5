/** What a field of a story accepts. */
export type AssetAccept = 'image' | 'video' | 'any';

const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
const films = 'video/mp4,video/webm';

/** For the `accept` attribute of a file field: just a hint, because the server checks the content. */
export const acceptedFiles: Record<AssetAccept, string> = {
  image: pictures,
  video: films,
  any: `${pictures},${films},application/pdf`,
};

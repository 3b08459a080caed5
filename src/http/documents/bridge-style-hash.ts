/**
 * Hash of the only style sheet that `@storyblok/preview-bridge` (2.3.1) adds to a draft in the editor. Its test reads
 * the package and prints the new hash for another version.
 */
export const bridgeStyleHash = 'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y=';

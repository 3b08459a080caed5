/**
 * Of the one style sheet that `@storyblok/preview-bridge` (2.3.1) puts into a draft in the editor.
 * Its test reads the package: with another version it says the new hash.
 */
export const bridgeStyleHash = 'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y=';

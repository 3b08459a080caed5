/** The background color of `tokens.css`, in the form that browsers and manifests need. */
export const themeColors = { light: '#f9f4eb', dark: '#15110e' } as const;

/** Of the built-in mark in its own colors, so that another drawing of it has other addresses: six hexadecimal digits. */
export const appPicturesVersion: string = import.meta.env.VITE_APP_PICTURES_VERSION ?? 'ffffff';

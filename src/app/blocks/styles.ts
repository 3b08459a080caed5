import buildPages from '#src/app/styles/build-pages.css?url';
import galleryPages from '#src/app/styles/gallery-pages.css?url';
import requestPages from '#src/app/styles/request-pages.css?url';
import storePages from '#src/app/styles/store-pages.css?url';

/**
 * Component name → the address of a stylesheet that the first page of most visits does without.
 * A blok that is not named here finds its rules in app.css.
 */
export const blokStyles: Readonly<Record<string, string>> = {
  'build-flow': buildPages,
  'build-complete-details': buildPages,
  'schedule-buttons': buildPages,
  'gallery-grid': galleryPages,
  'store-grid': storePages,
  'product-detail': storePages,
  'offset-drawing': storePages,
  'fits-vehicles': storePages,
  'appointment-form': requestPages,
  'careers-list': requestPages,
  'job-detail': requestPages,
  'job-application-form': requestPages,
};

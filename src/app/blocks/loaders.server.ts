import { load as loadAppointmentForm } from './appointment-form/load.server.ts';
import { load as loadAppointmentSidebar } from './appointment-sidebar/load.server.ts';
import type { Load } from './blok-loader.ts';
import { load as loadBuildBrands } from './build-brands/load.server.ts';
import { load as loadBuildCompleteDetails } from './build-complete-details/load.server.ts';
import { load as loadBuildFlow } from './build-flow/load.server.ts';
import { load as loadCalloutBanner } from './callout-banner/load.server.ts';
import { load as loadCareersList } from './careers-list/load.server.ts';
import { load as loadContactForm } from './contact-form/load.server.ts';
import { load as loadContactLocation } from './contact-location/load.server.ts';
import { load as loadFaq } from './faq/load.server.ts';
import { load as loadFinishedWithThis } from './finished-with-this/load.server.ts';
import { load as loadFitsVehicles } from './fits-vehicles/load.server.ts';
import { load as loadGalleryFilter } from './gallery-filter/load.server.ts';
import { load as loadGalleryGrid } from './gallery-grid/load.server.ts';
import { load as loadGalleryMakes } from './gallery-makes/load.server.ts';
import { load as loadJobApplicationForm } from './job-application-form/load.server.ts';
import { load as loadJobDetail } from './job-detail/load.server.ts';
import { load as loadOffsetDrawing } from './offset-drawing/load.server.ts';
import { load as loadProductDetail } from './product-detail/load.server.ts';
import { load as loadProse } from './prose/load.server.ts';
import { load as loadRecentBuilds } from './recent-builds/load.server.ts';
import { load as loadReviews } from './reviews/load.server.ts';
import { load as loadRichTextPage } from './rich-text-page/load.server.ts';
import { load as loadRichTextRun } from './rich-text-run/load.server.ts';
import { load as loadScheduleButtons } from './schedule-buttons/load.server.ts';
import { load as loadServiceCards } from './service-cards/load.server.ts';
import { load as loadServicesList } from './services-list/load.server.ts';
import { load as loadStartBuild } from './start-build/load.server.ts';
import { load as loadStoreGrid } from './store-grid/load.server.ts';
import { load as loadTeamGrid } from './team-grid/load.server.ts';

/**
 * How the data of the shop that a blok shows is fetched. The page does without an `optional` one
 * whose data cannot be had.
 */
type BlokLoader = { load: Load<never, unknown>; optional?: true };

/** Component name of the content service → loader, of those that have one. Fields: schemas.ts. */
export const blokLoaders: Readonly<Record<string, BlokLoader>> = {
  'rich-text-page': { load: loadRichTextPage },
  'rich-text-run': { load: loadRichTextRun },
  'callout-banner': { load: loadCalloutBanner },
  Prose: { load: loadProse },
  'start-build': { load: loadStartBuild },
  'build-brands': { load: loadBuildBrands, optional: true },
  'build-flow': { load: loadBuildFlow },
  'build-complete-details': { load: loadBuildCompleteDetails },
  'schedule-buttons': { load: loadScheduleButtons },
  'appointment-form': { load: loadAppointmentForm },
  'appointment-sidebar': { load: loadAppointmentSidebar },
  'contact-form': { load: loadContactForm },
  'job-application-form': { load: loadJobApplicationForm },
  'services-list': { load: loadServicesList },
  'service-cards': { load: loadServiceCards },
  faq: { load: loadFaq },
  'recent-builds': { load: loadRecentBuilds, optional: true },
  'gallery-filter': { load: loadGalleryFilter },
  'gallery-grid': { load: loadGalleryGrid },
  'gallery-makes': { load: loadGalleryMakes },
  reviews: { load: loadReviews, optional: true },
  'team-grid': { load: loadTeamGrid },
  'careers-list': { load: loadCareersList },
  'job-detail': { load: loadJobDetail },
  'contact-location': { load: loadContactLocation },
  'store-grid': { load: loadStoreGrid },
  'product-detail': { load: loadProductDetail },
  'offset-drawing': { load: loadOffsetDrawing },
  'fits-vehicles': { load: loadFitsVehicles },
  'finished-with-this': { load: loadFinishedWithThis, optional: true },
};

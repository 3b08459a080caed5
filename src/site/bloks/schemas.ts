import type { z } from 'zod';
import { appointmentFormSchema } from '#src/site/booking/form/schema.ts';
import { scheduleButtonsSchema } from '#src/site/booking/schedule-buttons/schema.ts';
import { appointmentSidebarSchema } from '#src/site/booking/sidebar/schema.ts';
import { buildBrandsSchema } from '#src/site/build/brands/schema.ts';
import { buildCompleteDetailsSchema } from '#src/site/build/complete/schema.ts';
import { buildFlowSchema } from '#src/site/build/flow/schema.ts';
import { startBuildSchema } from '#src/site/build/start/schema.ts';
import { jobApplicationFormSchema } from '#src/site/careers/apply/schema.ts';
import { jobDetailSchema } from '#src/site/careers/job/schema.ts';
import { careersListSchema } from '#src/site/careers/list/schema.ts';
import { contactFormSchema } from '#src/site/contact/form/schema.ts';
import { mapPlaceSchema } from '#src/site/contact/location/place-schema.ts';
import { contactLocationSchema } from '#src/site/contact/location/schema.ts';
import {
  footerColumnSchema,
  navLinkSchema,
  socialLinkSchema,
} from '#src/site/frame/global/item-schemas.ts';
import { globalSchema } from '#src/site/frame/global/schema.ts';
import { galleryFilterSchema } from '#src/site/gallery/filter/schema.ts';
import { galleryGridSchema } from '#src/site/gallery/grid/schema.ts';
import { galleryMakesSchema } from '#src/site/gallery/makes/schema.ts';
import { recentBuildsSchema } from '#src/site/gallery/recent-builds/schema.ts';
import { privacyChoicesSchema } from '#src/site/legal/privacy-choices/schema.ts';
import { offlinePagesSchema } from '#src/site/offline/kept-pages/schema.ts';
import { reviewsSchema } from '#src/site/reviews/shown/schema.ts';
import { serviceCardsSchema } from '#src/site/services/cards/schema.ts';
import { servicesListSchema } from '#src/site/services/list/schema.ts';
import { faqItemSchema, serviceSchema } from '#src/site/services/service/schema.ts';
import { finishedWithThisSchema } from '#src/site/store/finished-with-this/schema.ts';
import { fitsVehiclesSchema } from '#src/site/store/fits-vehicles/schema.ts';
import { lawCardSchema } from '#src/site/store/law-card/schema.ts';
import { offsetDrawingSchema } from '#src/site/store/offset-drawing/schema.ts';
import { productDetailSchema } from '#src/site/store/product/schema.ts';
import { storeGridSchema } from '#src/site/store/shelf/schema.ts';
import { teamGridSchema } from '#src/site/team/grid/schema.ts';
import { teamMemberSchema } from '#src/site/team/member/schema.ts';
import { brandLineSchema, brandSchema } from './brand/schema.ts';
import { btnSchema } from './btn/schema.ts';
import { buttonSchema } from './button/schema.ts';
import { callToActionSchema } from './call-to-action/schema.ts';
import { calloutBannerSchema } from './callout-banner/schema.ts';
import { carouselSchema } from './carousel/schema.ts';
import { columnsSchema } from './columns/schema.ts';
import { ctaBarSchema } from './cta-bar/schema.ts';
import { experimentSchema } from './experiment/schema.ts';
import { experimentVariantSchema } from './experiment-variant/schema.ts';
import { faqSchema } from './faq/schema.ts';
import { featureGridSchema } from './feature-grid/schema.ts';
import { featureItemSchema } from './feature-item/schema.ts';
import { featureListSchema } from './feature-list/schema.ts';
import { gridSchema } from './grid/schema.ts';
import { headingParagraphSchema } from './heading-paragraph/schema.ts';
import { headlineSchema } from './headline/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { metricSchema, metricsSchema } from './metrics/schema.ts';
import { pageSchema } from './page/schema.ts';
import { pageHeroSchema } from './page-hero/schema.ts';
import { proseSchema } from './prose/schema.ts';
import { richTextSchema } from './rich-text/schema.ts';
import { richTextPageSchema } from './rich-text-page/schema.ts';
import { richTextRunSchema } from './rich-text-run/schema.ts';
import { sectionHeadingSchema } from './section-heading/schema.ts';
import { spacerSchema } from './spacer/schema.ts';
import { spacerStepSchema } from './spacer-step/schema.ts';
import { statusCodeSchema } from './status-code/schema.ts';
import { teaserSchema } from './teaser/schema.ts';
import { videoBackgroundSchema } from './video-background/schema.ts';
import { videoSourceSchema } from './video-background/source-schema.ts';

/** A component's fields, by its name in the content service. A blok of another component is unknown. */
export const blokSchemas: Readonly<Record<string, z.ZodType>> = {
  page: pageSchema,
  headline: headlineSchema,
  columns: columnsSchema,
  'feature-item': featureItemSchema,
  hero: heroSchema,
  'feature-grid': featureGridSchema,
  'call-to-action': callToActionSchema,
  'section-heading': sectionHeadingSchema,
  'rich-text-page': richTextPageSchema,
  'rich-text': richTextSchema,
  'rich-text-run': richTextRunSchema,
  button: buttonSchema,
  spacer: spacerSchema,
  'callout-banner': calloutBannerSchema,
  VideoBackground: videoBackgroundSchema,
  carousel: carouselSchema,
  Teaser: teaserSchema,
  Grid: gridSchema,
  FeatureList: featureListSchema,
  Hero: pageHeroSchema,
  CtaBar: ctaBarSchema,
  HeadingParagraph: headingParagraphSchema,
  Prose: proseSchema,
  Btn: btnSchema,
  Spacer: spacerStepSchema,
  'status-code': statusCodeSchema,
  metrics: metricsSchema,
  'start-build': startBuildSchema,
  'build-brands': buildBrandsSchema,
  'build-flow': buildFlowSchema,
  'build-complete-details': buildCompleteDetailsSchema,
  'schedule-buttons': scheduleButtonsSchema,
  'appointment-form': appointmentFormSchema,
  'appointment-sidebar': appointmentSidebarSchema,
  'contact-form': contactFormSchema,
  'job-application-form': jobApplicationFormSchema,
  'services-list': servicesListSchema,
  'service-cards': serviceCardsSchema,
  faq: faqSchema,
  'recent-builds': recentBuildsSchema,
  'gallery-filter': galleryFilterSchema,
  'gallery-grid': galleryGridSchema,
  'gallery-makes': galleryMakesSchema,
  reviews: reviewsSchema,
  'team-grid': teamGridSchema,
  'careers-list': careersListSchema,
  'job-detail': jobDetailSchema,
  'contact-location': contactLocationSchema,
  'store-grid': storeGridSchema,
  'law-card': lawCardSchema,
  'privacy-choices': privacyChoicesSchema,
  'product-detail': productDetailSchema,
  'offline-pages': offlinePagesSchema,
  'offset-drawing': offsetDrawingSchema,
  'fits-vehicles': fitsVehiclesSchema,
  'finished-with-this': finishedWithThisSchema,
  experiment: experimentSchema,
  'experiment-variant': experimentVariantSchema,
};

/** Stories that are no page, and what stands only inside a part: an editor fills them, parts read them. */
export const recordSchemas: Readonly<Record<string, z.ZodType>> = {
  global: globalSchema,
  'team-member': teamMemberSchema,
  brand: brandSchema,
  service: serviceSchema,
  metric: metricSchema,
  'video-source': videoSourceSchema,
  'map-place': mapPlaceSchema,
  'nav-link': navLinkSchema,
  'footer-column': footerColumnSchema,
  'social-link': socialLinkSchema,
  'brand-line': brandLineSchema,
  'faq-item': faqItemSchema,
};

/** By own name only: a blok may call itself `constructor`. */
export function schemaOf(component: string): z.ZodType | undefined {
  return Object.hasOwn(blokSchemas, component) ? blokSchemas[component] : undefined;
}

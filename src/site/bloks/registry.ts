import { type ComponentType, lazy } from 'react';
import { AppointmentSidebar } from '#src/site/booking/sidebar/block.tsx';
import { BuildBrands } from '#src/site/build/brands/block.tsx';
import { StartBuild } from '#src/site/build/start/block.tsx';
import { JobDetail } from '#src/site/careers/job/block.tsx';
import { CareersList } from '#src/site/careers/list/block.tsx';
import { ContactLocation } from '#src/site/contact/location/block.tsx';
import { GalleryFilter } from '#src/site/gallery/filter/block.tsx';
import { GalleryGrid } from '#src/site/gallery/grid/block.tsx';
import { GalleryMakes } from '#src/site/gallery/makes/block.tsx';
import { RecentBuilds } from '#src/site/gallery/recent-builds/block.tsx';
import { PrivacyChoices } from '#src/site/legal/privacy-choices/block.tsx';
import { OfflinePages } from '#src/site/offline/kept-pages/block.tsx';
import { Reviews } from '#src/site/reviews/shown/block.tsx';
import { ServiceCards } from '#src/site/services/cards/block.tsx';
import { ServicesList } from '#src/site/services/list/block.tsx';
import { FinishedWithThis } from '#src/site/store/finished-with-this/block.tsx';
import { FitsVehicles } from '#src/site/store/fits-vehicles/block.tsx';
import { LawCard } from '#src/site/store/law-card/block.tsx';
import { OffsetDrawing } from '#src/site/store/offset-drawing/block.tsx';
import { ProductDetail } from '#src/site/store/product/block.tsx';
import { StoreGrid } from '#src/site/store/shelf/block.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { TeamGrid } from '#src/site/team/grid/block.tsx';
import { Btn } from './btn/block.tsx';
import { Button } from './button/block.tsx';
import { CallToAction } from './call-to-action/block.tsx';
import { CalloutBanner } from './callout-banner/block.tsx';
import { Carousel } from './carousel/block.tsx';
import { Columns } from './columns/block.tsx';
import { CtaBar } from './cta-bar/block.tsx';
import { Experiment } from './experiment/block.tsx';
import { ExperimentVariant } from './experiment-variant/block.tsx';
import { Faq } from './faq/block.tsx';
import { FeatureGrid } from './feature-grid/block.tsx';
import { FeatureItem } from './feature-item/block.tsx';
import { FeatureList } from './feature-list/block.tsx';
import { Grid } from './grid/block.tsx';
import { HeadingParagraph } from './heading-paragraph/block.tsx';
import { Headline } from './headline/block.tsx';
import { Hero } from './hero/block.tsx';
import { Metrics } from './metrics/block.tsx';
import { Page } from './page/block.tsx';
import { PageHero } from './page-hero/block.tsx';
import { Prose } from './prose/block.tsx';
import { RichText } from './rich-text/block.tsx';
import { RichTextPage } from './rich-text-page/block.tsx';
import { RichTextRun } from './rich-text-run/block.tsx';
import { SectionHeading } from './section-heading/block.tsx';
import { Spacer } from './spacer/block.tsx';
import { SpacerStep } from './spacer-step/block.tsx';
import { StatusCode } from './status-code/block.tsx';
import { Teaser } from './teaser/block.tsx';
import { VideoBackground } from './video-background/block.tsx';

/**
 * Component name of the content service → what shows it. One line a blok here, and one in
 * loaders.server.ts. A heavy part may come with `lazy(() => import('./…/block.tsx'))`.
 */
export const registry: Readonly<Record<string, ComponentType<BlokProps<never, never>>>> = {
  page: Page,
  headline: Headline,
  columns: Columns,
  'feature-item': FeatureItem,
  hero: Hero,
  'feature-grid': FeatureGrid,
  'call-to-action': CallToAction,
  'section-heading': SectionHeading,
  'rich-text-page': RichTextPage,
  'rich-text': RichText,
  'rich-text-run': RichTextRun,
  button: Button,
  spacer: Spacer,
  'callout-banner': CalloutBanner,
  VideoBackground,
  carousel: Carousel,
  Teaser,
  Grid,
  FeatureList,
  Hero: PageHero,
  CtaBar,
  HeadingParagraph,
  Prose,
  Btn,
  Spacer: SpacerStep,
  'status-code': StatusCode,
  metrics: Metrics,
  'start-build': StartBuild,
  'build-brands': BuildBrands,
  'build-flow': lazy(() =>
    import('#src/site/build/flow/block.tsx').then((module) => ({ default: module.BuildFlow })),
  ),
  'build-complete-details': lazy(() =>
    import('#src/site/build/complete/block.tsx').then((module) => ({
      default: module.BuildCompleteDetails,
    })),
  ),
  'schedule-buttons': lazy(() =>
    import('#src/site/booking/schedule-buttons/block.tsx').then((module) => ({
      default: module.ScheduleButtons,
    })),
  ),
  'appointment-form': lazy(() =>
    import('#src/site/booking/form/block.tsx').then((module) => ({
      default: module.AppointmentForm,
    })),
  ),
  'appointment-sidebar': AppointmentSidebar,
  'contact-form': lazy(() =>
    import('#src/site/contact/form/block.tsx').then((module) => ({ default: module.ContactForm })),
  ),
  'job-application-form': lazy(() =>
    import('#src/site/careers/apply/block.tsx').then((module) => ({
      default: module.JobApplicationForm,
    })),
  ),
  'services-list': ServicesList,
  'service-cards': ServiceCards,
  faq: Faq,
  'recent-builds': RecentBuilds,
  'gallery-filter': GalleryFilter,
  'gallery-grid': GalleryGrid,
  'gallery-makes': GalleryMakes,
  reviews: Reviews,
  'team-grid': TeamGrid,
  'careers-list': CareersList,
  'job-detail': JobDetail,
  'contact-location': ContactLocation,
  'store-grid': StoreGrid,
  'law-card': LawCard,
  'privacy-choices': PrivacyChoices,
  'product-detail': ProductDetail,
  'offline-pages': OfflinePages,
  'offset-drawing': OffsetDrawing,
  'fits-vehicles': FitsVehicles,
  'finished-with-this': FinishedWithThis,
  experiment: Experiment,
  'experiment-variant': ExperimentVariant,
};

import {createElement, type ReactNode} from 'react'
import type {SectionMap, SectionProps, SectionType} from '#content/section-props.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import {appDownloadFixtures} from '#sections/app-download/app-download.fixtures.ts'
import {approachFixtures} from '#sections/approach/approach.fixtures.ts'
import {areaCheckFixtures} from '#sections/area-check/area-check.fixtures.ts'
import {boroughMapFixtures, boroughMapWaiting} from '#sections/borough-map/borough-map.fixtures.ts'
import {cancellationFixtures} from '#sections/cancellation/cancellation.fixtures.ts'
import {careGuideFixtures} from '#sections/care-guide/care-guide.fixtures.ts'
import {checklistFixtures} from '#sections/checklist/checklist.fixtures.ts'
import {claimListFixtures} from '#sections/claim-list/claim-list.fixtures.ts'
import {contactFixtures} from '#sections/contact/contact.fixtures.ts'
import {cliniciansFixtures} from '#sections/clinicians/clinicians.fixtures.ts'
import {cookieChoiceFixtures} from '#sections/cookie-choice/cookie-choice.fixtures.ts'
import {dataPolicyPartFixtures} from '#sections/data-policy-part/data-policy-part.fixtures.ts'
import {dataPromisesFixtures} from '#sections/data-promises/data-promises.fixtures.ts'
import {demoStageFixtures} from '#sections/demo-stage/demo-stage.fixtures.ts'
import {easyReadFixtures} from '#sections/easy-read/easy-read.fixtures.ts'
import {faqsFixtures} from '#sections/faqs/faqs.fixtures.ts'
import {figuresFixtures} from '#sections/figures/figures.fixtures.ts'
import {findCliniciansFixtures} from '#sections/find-clinicians/find-clinicians.fixtures.ts'
import {formOutcomeFixtures} from '#sections/form-outcome/form-outcome.fixtures.ts'
import {formFixtures} from '#sections/form/form.fixtures.ts'
import {guideHeadFixtures} from '#sections/guide-head/guide-head.fixtures.ts'
import {guideListFixtures} from '#sections/guide-list/guide-list.fixtures.ts'
import {heroFixtures} from '#sections/hero/hero.fixtures.ts'
import {languageFinderFixtures} from '#sections/language-finder/language-finder.fixtures.ts'
import {linkListFixtures} from '#sections/link-list/link-list.fixtures.ts'
import {listsFixtures} from '#sections/lists/lists.fixtures.ts'
import {matchingStreetFixtures} from '#sections/matching-street/matching-street.fixtures.ts'
import {pageHeroFixtures} from '#sections/page-hero/page-hero.fixtures.ts'
import {policyListFixtures} from '#sections/policy-list/policy-list.fixtures.ts'
import {priceHeroFixtures} from '#sections/price-hero/price-hero.fixtures.ts'
import {priceTableFixtures} from '#sections/price-table/price-table.fixtures.ts'
import {productPreviewFixtures} from '#sections/product-preview/product-preview.fixtures.ts'
import {promiseLogFixtures} from '#sections/promise-log/promise-log.fixtures.ts'
import {proseFixtures} from '#sections/prose/prose.fixtures.ts'
import {searchFixtures} from '#sections/search/search.fixtures.ts'
import {serviceGridFixtures} from '#sections/service-grid/service-grid.fixtures.ts'
import {storedItemsFixtures} from '#sections/stored-items/stored-items.fixtures.ts'
import {testimonialsFixtures} from '#sections/testimonials/testimonials.fixtures.ts'
import {timelineFixtures} from '#sections/timeline/timeline.fixtures.ts'
import {videoBannerFixtures} from '#sections/video-banner/video-banner.fixtures.ts'
import {workedExamplesFixtures} from '#sections/worked-examples/worked-examples.fixtures.ts'
import {pointsFixtures} from '#sections/points/points.fixtures.ts'
import {stepsFixtures} from '#sections/steps/steps.fixtures.ts'
import {callToActionFixtures} from '#sections/call-to-action/call-to-action.fixtures.ts'
import {galleryFixtures} from '#sections/gallery/gallery.fixtures.ts'
import {captionedImageFixtures} from '#sections/captioned-image/captioned-image.fixtures.ts'
import {textBesideImageFixtures} from '#sections/text-beside-image/text-beside-image.fixtures.ts'
import {type SectionRegistry, registry} from '#sections/registry.ts'
import type {FixtureGroup} from './review.tsx'

type PageHero = SectionProps<'pageHero'>['section']
type ClaimList = SectionProps<'claimList'>['section']
type Timeline = SectionProps<'timeline'>['section']
type PromiseLog = SectionProps<'promiseLog'>['section']
type Testimonials = SectionProps<'testimonials'>['section']
type LanguageFinder = SectionProps<'languageFinder'>['section']
type Search = SectionProps<'search'>['section']
type Faqs = SectionProps<'faqs'>['section']

export const sectionFixtures: readonly FixtureGroup[] = [
  group('hero', heroFixtures),
  group('pageHero', pageHeroFixtures, renameTrail),
  group('serviceGrid', serviceGridFixtures),
  group('videoBanner', videoBannerFixtures),
  group('points', pointsFixtures),
  group('steps', stepsFixtures),
  group('callToAction', callToActionFixtures),
  group('gallery', galleryFixtures),
  group('captionedImage', captionedImageFixtures),
  group('textBesideImage', textBesideImageFixtures),
  group('appDownload', appDownloadFixtures),
  group('approach', approachFixtures),
  group('testimonials', testimonialsFixtures, renameVoices),
  group('faqs', faqsFixtures, renameQuestions),
  group('clinicians', cliniciansFixtures),
  group('search', searchFixtures, renameSearch),
  group('priceHero', priceHeroFixtures),
  group('priceTable', priceTableFixtures),
  group('workedExamples', workedExamplesFixtures),
  group('cancellation', cancellationFixtures),
  group('careGuide', careGuideFixtures),
  group('dataPromises', dataPromisesFixtures),
  group('dataPolicyPart', dataPolicyPartFixtures),
  group('linkList', linkListFixtures),
  group('storedItems', storedItemsFixtures),
  group('cookieChoice', cookieChoiceFixtures),
  group('prose', proseFixtures),
  group('claimList', claimListFixtures, renameClaims),
  group('timeline', timelineFixtures, renameUpdates),
  group('promiseLog', promiseLogFixtures, renamePromises),
  group('demoStage', demoStageFixtures),
  group('matchingStreet', matchingStreetFixtures),
  group('lists', listsFixtures),
  group('languageFinder', languageFinderFixtures, renameJumps),
  group('findClinicians', findCliniciansFixtures),
  group('productPreview', productPreviewFixtures),
  group('figures', figuresFixtures),
  group('contact', contactFixtures),
  group('policyList', policyListFixtures),
  group('guideList', guideListFixtures),
  group('guideHead', guideHeadFixtures),
  group('easyRead', easyReadFixtures),
  group('checklist', checklistFixtures),
  group('form', formFixtures),
  group('areaCheck', areaCheckFixtures),
  group('boroughMap', boroughMapFixtures, undefined, boroughMapWaiting),
  group('formOutcome', formOutcomeFixtures),
]

/** Makes anchors and keys unique, because each state renders in light and in dark. */
function group<Type extends SectionType>(
  type: Type,
  fixtures: Readonly<Record<string, SectionMap[Type]>>,
  rename: (section: SectionMap[Type], prefix: string) => SectionMap[Type] = (section) => section,
  waiting: WaitingSteps = {},
): FixtureGroup {
  const Component: SectionRegistry[Type] = registry[type]
  const states: Record<string, (prefix: string) => ReactNode> = {}
  for (const [state, section] of Object.entries<SectionMap[Type]>(fixtures)) {
    states[state] = function State(prefix) {
      const own = {...section, _key: `${prefix}-${section._key}`, anchor: null}
      return createElement<SectionProps<Type>>(Component, {section: rename(own, prefix), waiting})
    }
  }
  return {name: type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), states}
}

/** Landmarks of a page need unique names, and a breadcrumb is one. */
function renameTrail(section: PageHero, prefix: string): PageHero {
  const {trail, _key} = section
  const breadcrumbLabel = `Breadcrumb (${_key}, ${prefix})`
  return trail === null ? section : {...section, trail: {...trail, breadcrumbLabel}}
}

/** Each claim's anchor is its id. */
function renameClaims(section: ClaimList, prefix: string): ClaimList {
  const rename = (claim: ClaimList['all'][number]) => ({
    ...claim,
    _id: `${prefix}-${section._key}-${claim._id}`,
  })
  return {
    ...section,
    all: section.all.map(rename),
    claims: section.claims === null ? null : section.claims.map(rename),
  }
}

/** Each update's anchor is its id. */
function renameUpdates(section: Timeline, prefix: string): Timeline {
  const rename = (update: Timeline['updates'][number]) => ({
    ...update,
    _id: `${prefix}-${section._key}-${update._id}`,
  })
  return {...section, updates: section.updates.map(rename)}
}

/** Each promise's anchor is its id. */
function renamePromises(section: PromiseLog, prefix: string): PromiseLog {
  const rename = (promise: PromiseLog['saidPromises'][number]) => ({
    ...promise,
    _id: `${prefix}-${section._key}-${promise._id}`,
  })
  return {...section, saidPromises: section.saidPromises.map(rename)}
}

/** Anchors of groups and questions are derived from their text, and a filter is a landmark. */
function renameQuestions(given: Faqs, prefix: string): Faqs {
  const {filterLabel, _key} = given
  const section = {...given, filterLabel: filterLabel && `${filterLabel} (${prefix}, ${_key})`}
  if (!('listedQuestions' in section)) return section
  const listedQuestions = section.listedQuestions.map((item) => ({
    ...item,
    category: item.category && `${item.category} (${section._key})`,
    question: `${item.question} (${prefix}, ${section._key})`,
  }))
  return {...section, listedQuestions}
}

/** A carousel is a landmark. */
function renameVoices(section: Testimonials, prefix: string): Testimonials {
  const carousel = `${section.labels.carousel} (${section._key}, ${prefix})`
  return {...section, labels: {...section.labels, carousel}}
}

/** The list of language links is a landmark. */
function renameJumps(section: LanguageFinder, prefix: string): LanguageFinder {
  return {...section, jumpLabel: `${section.jumpLabel} (${section._key}, ${prefix})`}
}

/** A search is a landmark. */
function renameSearch(section: Search, prefix: string): Search {
  return {...section, label: `${section.label} (${section._key}, ${prefix})`}
}

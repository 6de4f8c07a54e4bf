import type {ComponentType, ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {AppDownloadSection} from '#sections/app-download/app-download.section.tsx'
import {appDownloadFixtures} from '#sections/app-download/app-download.fixtures.ts'
import {ApproachSection} from '#sections/approach/approach.section.tsx'
import {approachFixtures} from '#sections/approach/approach.fixtures.ts'
import {ClinicianListSection} from '#sections/clinician-list/clinician-list.section.tsx'
import {clinicianListFixtures} from '#sections/clinician-list/clinician-list.fixtures.ts'
import {FaqListSection} from '#sections/faq-list/faq-list.section.tsx'
import {faqListFixtures} from '#sections/faq-list/faq-list.fixtures.ts'
import {FormSection} from '#sections/form/form.section.tsx'
import {formFixtures} from '#sections/form/form.fixtures.ts'
import {AreaCheckSection} from '#sections/area-check/area-check.section.tsx'
import {areaCheckFixtures} from '#sections/area-check/area-check.fixtures.ts'
import {BoroughMapSection} from '#sections/borough-map/borough-map.section.tsx'
import {boroughMapFixtures} from '#sections/borough-map/borough-map.fixtures.ts'
import {FormOutcomeSection} from '#sections/form-outcome/form-outcome.section.tsx'
import {formOutcomeFixtures} from '#sections/form-outcome/form-outcome.fixtures.ts'
import {HeroSection} from '#sections/hero/hero.section.tsx'
import {heroFixtures} from '#sections/hero/hero.fixtures.ts'
import {HowItWorksSection} from '#sections/how-it-works/how-it-works.section.tsx'
import {howItWorksFixtures} from '#sections/how-it-works/how-it-works.fixtures.ts'
import {MissionSection} from '#sections/mission/mission.section.tsx'
import {missionFixtures} from '#sections/mission/mission.fixtures.ts'
import {PageHeroSection} from '#sections/page-hero/page-hero.section.tsx'
import {pageHeroFixtures} from '#sections/page-hero/page-hero.fixtures.ts'
import {PromisesSection} from '#sections/promises/promises.section.tsx'
import {promisesFixtures} from '#sections/promises/promises.fixtures.ts'
import {ProseSection} from '#sections/prose/prose.section.tsx'
import {proseFixtures} from '#sections/prose/prose.fixtures.ts'
import {ServiceGridSection} from '#sections/service-grid/service-grid.section.tsx'
import {serviceGridFixtures} from '#sections/service-grid/service-grid.fixtures.ts'
import {TestimonialsSection} from '#sections/testimonials/testimonials.section.tsx'
import {testimonialsFixtures} from '#sections/testimonials/testimonials.fixtures.ts'
import {ValueListSection} from '#sections/value-list/value-list.section.tsx'
import {valueListFixtures} from '#sections/value-list/value-list.fixtures.ts'
import {VideoBannerSection} from '#sections/video-banner/video-banner.section.tsx'
import {videoBannerFixtures} from '#sections/video-banner/video-banner.fixtures.ts'
import {SearchSection} from '#sections/search/search.section.tsx'
import {searchFixtures} from '#sections/search/search.fixtures.ts'
import {ClaimListSection} from '#sections/claim-list/claim-list.section.tsx'
import {claimListFixtures} from '#sections/claim-list/claim-list.fixtures.ts'
import {PosterHeroSection} from '#sections/poster-hero/poster-hero.section.tsx'
import {posterHeroFixtures} from '#sections/poster-hero/poster-hero.fixtures.ts'
import {BrokenValuesSection} from '#sections/broken-values/broken-values.section.tsx'
import {brokenValuesFixtures} from '#sections/broken-values/broken-values.fixtures.ts'
import {ContactDeskSection} from '#sections/contact-desk/contact-desk.section.tsx'
import {contactDeskFixtures} from '#sections/contact-desk/contact-desk.fixtures.ts'
import {NoteRowSection} from '#sections/note-row/note-row.section.tsx'
import {noteRowFixtures} from '#sections/note-row/note-row.fixtures.ts'
import {TimelineSection} from '#sections/timeline/timeline.section.tsx'
import {timelineFixtures} from '#sections/timeline/timeline.fixtures.ts'
import {PromiseLogSection} from '#sections/promise-log/promise-log.section.tsx'
import {promiseLogFixtures} from '#sections/promise-log/promise-log.fixtures.ts'
import {DemoStageSection} from '#sections/demo-stage/demo-stage.section.tsx'
import {demoStageFixtures} from '#sections/demo-stage/demo-stage.fixtures.ts'
import {MatchingStreetSection} from '#sections/matching-street/matching-street.section.tsx'
import {matchingStreetFixtures} from '#sections/matching-street/matching-street.fixtures.ts'
import {TwoListsSection} from '#sections/two-lists/two-lists.section.tsx'
import {twoListsFixtures} from '#sections/two-lists/two-lists.fixtures.ts'
import {AskPersonSection} from '#sections/ask-person/ask-person.section.tsx'
import {askPersonFixtures} from '#sections/ask-person/ask-person.fixtures.ts'
import {KeyFactsSection} from '#sections/key-facts/key-facts.section.tsx'
import {keyFactsFixtures} from '#sections/key-facts/key-facts.fixtures.ts'
import {LanguageFinderSection} from '#sections/language-finder/language-finder.section.tsx'
import {languageFinderFixtures} from '#sections/language-finder/language-finder.fixtures.ts'
import {FindCliniciansSection} from '#sections/find-clinicians/find-clinicians.section.tsx'
import {findCliniciansFixtures} from '#sections/find-clinicians/find-clinicians.fixtures.ts'
import {FactSlipSection} from '#sections/fact-slip/fact-slip.section.tsx'
import {factSlipFixtures} from '#sections/fact-slip/fact-slip.fixtures.ts'
import {BookingStepsSection} from '#sections/booking-steps/booking-steps.section.tsx'
import {bookingStepsFixtures} from '#sections/booking-steps/booking-steps.fixtures.ts'
import {ReasonListSection} from '#sections/reason-list/reason-list.section.tsx'
import {reasonListFixtures} from '#sections/reason-list/reason-list.fixtures.ts'
import {MeetingWaysSection} from '#sections/meeting-ways/meeting-ways.section.tsx'
import {meetingWaysFixtures} from '#sections/meeting-ways/meeting-ways.fixtures.ts'
import {StepsAndReasonsSection} from '#sections/steps-and-reasons/steps-and-reasons.section.tsx'
import {stepsAndReasonsFixtures} from '#sections/steps-and-reasons/steps-and-reasons.fixtures.ts'
import {PlannedCareSection} from '#sections/planned-care/planned-care.section.tsx'
import {plannedCareFixtures} from '#sections/planned-care/planned-care.fixtures.ts'
import {ClinicianRowsSection} from '#sections/clinician-rows/clinician-rows.section.tsx'
import {clinicianRowsFixtures} from '#sections/clinician-rows/clinician-rows.fixtures.ts'
import {StepLedgerSection} from '#sections/step-ledger/step-ledger.section.tsx'
import {stepLedgerFixtures} from '#sections/step-ledger/step-ledger.fixtures.ts'
import {ProductPreviewSection} from '#sections/product-preview/product-preview.section.tsx'
import {productPreviewFixtures} from '#sections/product-preview/product-preview.fixtures.ts'
import {FiguresSection} from '#sections/figures/figures.section.tsx'
import {figuresFixtures} from '#sections/figures/figures.fixtures.ts'
import {FormPanelSection} from '#sections/form-panel/form-panel.section.tsx'
import {formPanelFixtures} from '#sections/form-panel/form-panel.fixtures.ts'
import {JoinHeroSection} from '#sections/join-hero/join-hero.section.tsx'
import {joinHeroFixtures} from '#sections/join-hero/join-hero.fixtures.ts'
import {PictureHeroSection} from '#sections/picture-hero/picture-hero.section.tsx'
import {pictureHeroFixtures} from '#sections/picture-hero/picture-hero.fixtures.ts'
import {BenefitGridSection} from '#sections/benefit-grid/benefit-grid.section.tsx'
import {benefitGridFixtures} from '#sections/benefit-grid/benefit-grid.fixtures.ts'
import {ContactRowSection} from '#sections/contact-row/contact-row.section.tsx'
import {contactRowFixtures} from '#sections/contact-row/contact-row.fixtures.ts'
import {DownloadHeroSection} from '#sections/download-hero/download-hero.section.tsx'
import {downloadHeroFixtures} from '#sections/download-hero/download-hero.fixtures.ts'
import {PolicyListSection} from '#sections/policy-list/policy-list.section.tsx'
import {policyListFixtures} from '#sections/policy-list/policy-list.fixtures.ts'
import {GuideListSection} from '#sections/guide-list/guide-list.section.tsx'
import {guideListFixtures} from '#sections/guide-list/guide-list.fixtures.ts'
import {TermListSection} from '#sections/term-list/term-list.section.tsx'
import {termListFixtures} from '#sections/term-list/term-list.fixtures.ts'
import {GuideHeadSection} from '#sections/guide-head/guide-head.section.tsx'
import {guideHeadFixtures} from '#sections/guide-head/guide-head.fixtures.ts'
import {EasyReadSection} from '#sections/easy-read/easy-read.section.tsx'
import {easyReadFixtures} from '#sections/easy-read/easy-read.fixtures.ts'
import {ChecklistSection} from '#sections/checklist/checklist.section.tsx'
import {checklistFixtures} from '#sections/checklist/checklist.fixtures.ts'

import {PriceHeroSection} from '#sections/price-hero/price-hero.section.tsx'
import {priceHeroFixtures} from '#sections/price-hero/price-hero.fixtures.ts'
import {PriceTableSection} from '#sections/price-table/price-table.section.tsx'
import {priceTableFixtures} from '#sections/price-table/price-table.fixtures.ts'
import {InclusionsSection} from '#sections/inclusions/inclusions.section.tsx'
import {inclusionsFixtures} from '#sections/inclusions/inclusions.fixtures.ts'
import {WorkedExamplesSection} from '#sections/worked-examples/worked-examples.section.tsx'
import {workedExamplesFixtures} from '#sections/worked-examples/worked-examples.fixtures.ts'
import {CancellationSection} from '#sections/cancellation/cancellation.section.tsx'
import {cancellationFixtures} from '#sections/cancellation/cancellation.fixtures.ts'
import {CareGuideSection} from '#sections/care-guide/care-guide.section.tsx'
import {careGuideFixtures} from '#sections/care-guide/care-guide.fixtures.ts'
import {FaqGroupsSection} from '#sections/faq-groups/faq-groups.section.tsx'
import {faqGroupsFixtures} from '#sections/faq-groups/faq-groups.fixtures.ts'
import {DataPromisesSection} from '#sections/data-promises/data-promises.section.tsx'
import {dataPromisesFixtures} from '#sections/data-promises/data-promises.fixtures.ts'
import {DataPolicyPartSection} from '#sections/data-policy-part/data-policy-part.section.tsx'
import {dataPolicyPartFixtures} from '#sections/data-policy-part/data-policy-part.fixtures.ts'
import {NumberedStepsSection} from '#sections/numbered-steps/numbered-steps.section.tsx'
import {numberedStepsFixtures} from '#sections/numbered-steps/numbered-steps.fixtures.ts'
import {LinkListSection} from '#sections/link-list/link-list.section.tsx'
import {linkListFixtures} from '#sections/link-list/link-list.fixtures.ts'
import {OpenItemsSection} from '#sections/open-items/open-items.section.tsx'
import {openItemsFixtures} from '#sections/open-items/open-items.fixtures.ts'
import {StoredItemsSection} from '#sections/stored-items/stored-items.section.tsx'
import {storedItemsFixtures} from '#sections/stored-items/stored-items.fixtures.ts'
import {CookieChoiceSection} from '#sections/cookie-choice/cookie-choice.section.tsx'
import {cookieChoiceFixtures} from '#sections/cookie-choice/cookie-choice.fixtures.ts'
import type {FixtureGroup} from './fixture-group.ts'

type PageHero = SectionProps<'pageHero'>['section']
type ClaimList = SectionProps<'claimList'>['section']
type Timeline = SectionProps<'timeline'>['section']
type PromiseLog = SectionProps<'promiseLog'>['section']
type Testimonials = SectionProps<'testimonials'>['section']
type LanguageFinder = SectionProps<'languageFinder'>['section']
type Search = SectionProps<'search'>['section']
type FaqGroups = SectionProps<'faqGroups'>['section']

interface SectionContent {
  _key: string
  anchor: string | null
}

/** A page has each anchor once and ids are made from keys, but here every state is rendered in light and in dark. */
function group<Section extends SectionContent>(
  name: string,
  Component: ComponentType<{section: Section}>,
  fixtures: Readonly<Record<string, Section>>,
  rename: (section: Section, prefix: string) => Section = (section) => section,
): FixtureGroup {
  const states: Record<string, (prefix: string) => ReactNode> = {}
  for (const [state, section] of Object.entries(fixtures)) {
    states[state] = function State(prefix) {
      const own = {...section, _key: `${prefix}-${section._key}`, anchor: null}
      return <Component section={rename(own, prefix)} />
    }
  }
  return {name, states}
}

/** The line of links above a headline is a landmark, and landmarks of one page have names of their own. */
function renameTrail(section: PageHero, prefix: string): PageHero {
  const {trail, _key} = section
  const breadcrumbLabel = `Breadcrumb (${_key}, ${prefix})`
  return trail === null ? section : {...section, trail: {...trail, breadcrumbLabel}}
}

/** Each entry of the register has an address of its own, made of its id. */
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

/** So has each update. */
function renameUpdates(section: Timeline, prefix: string): Timeline {
  const rename = (update: Timeline['updates'][number]) => ({
    ...update,
    _id: `${prefix}-${section._key}-${update._id}`,
  })
  return {...section, updates: section.updates.map(rename)}
}

/** So has each promise. */
function renamePromises(section: PromiseLog, prefix: string): PromiseLog {
  const rename = (promise: PromiseLog['saidPromises'][number]) => ({
    ...promise,
    _id: `${prefix}-${section._key}-${promise._id}`,
  })
  return {...section, saidPromises: section.saidPromises.map(rename)}
}

/** Groups and questions have addresses of their own, which are made of their words. */
function renameQuestions(section: FaqGroups, prefix: string): FaqGroups {
  const listedQuestions = section.listedQuestions.map((item) => ({
    ...item,
    category: item.category && `${item.category} (${section._key})`,
    question: `${item.question} (${prefix}, ${section._key})`,
  }))
  const filterLabel = `${section.filterLabel} (${prefix}, ${section._key})`
  return {...section, filterLabel, listedQuestions}
}

/** A carousel is a landmark too. */
function renameVoices(section: Testimonials, prefix: string): Testimonials {
  const carousel = `${section.labels.carousel} (${section._key}, ${prefix})`
  return {...section, labels: {...section.labels, carousel}}
}

/** So is the list of links to languages. */
function renameJumps(section: LanguageFinder, prefix: string): LanguageFinder {
  return {...section, jumpLabel: `${section.jumpLabel} (${section._key}, ${prefix})`}
}

/** So is a search. */
function renameSearch(section: Search, prefix: string): Search {
  return {...section, label: `${section.label} (${section._key}, ${prefix})`}
}

/** The sections in the states they are looked at in; the same form as the primitives' list. */
export const sectionFixtures: readonly FixtureGroup[] = [
  group('hero', HeroSection, heroFixtures),
  group('page-hero', PageHeroSection, pageHeroFixtures, renameTrail),
  group('how-it-works', HowItWorksSection, howItWorksFixtures),
  group('service-grid', ServiceGridSection, serviceGridFixtures),
  group('video-banner', VideoBannerSection, videoBannerFixtures),
  group('mission', MissionSection, missionFixtures),
  group('promises', PromisesSection, promisesFixtures),
  group('app-download', AppDownloadSection, appDownloadFixtures),
  group('value-list', ValueListSection, valueListFixtures),
  group('approach', ApproachSection, approachFixtures),
  group('testimonials', TestimonialsSection, testimonialsFixtures, renameVoices),
  group('faq-list', FaqListSection, faqListFixtures),
  group('clinician-list', ClinicianListSection, clinicianListFixtures),
  group('search', SearchSection, searchFixtures, renameSearch),
  group('price-hero', PriceHeroSection, priceHeroFixtures),
  group('price-table', PriceTableSection, priceTableFixtures),
  group('inclusions', InclusionsSection, inclusionsFixtures),
  group('worked-examples', WorkedExamplesSection, workedExamplesFixtures),
  group('cancellation', CancellationSection, cancellationFixtures),
  group('care-guide', CareGuideSection, careGuideFixtures),
  group('faq-groups', FaqGroupsSection, faqGroupsFixtures, renameQuestions),
  group('data-promises', DataPromisesSection, dataPromisesFixtures),
  group('data-policy-part', DataPolicyPartSection, dataPolicyPartFixtures),
  group('numbered-steps', NumberedStepsSection, numberedStepsFixtures),
  group('link-list', LinkListSection, linkListFixtures),
  group('open-items', OpenItemsSection, openItemsFixtures),
  group('stored-items', StoredItemsSection, storedItemsFixtures),
  group('cookie-choice', CookieChoiceSection, cookieChoiceFixtures),
  group('prose', ProseSection, proseFixtures),
  group('claim-list', ClaimListSection, claimListFixtures, renameClaims),
  group('poster-hero', PosterHeroSection, posterHeroFixtures),
  group('broken-values', BrokenValuesSection, brokenValuesFixtures),
  group('contact-desk', ContactDeskSection, contactDeskFixtures),
  group('note-row', NoteRowSection, noteRowFixtures),
  group('timeline', TimelineSection, timelineFixtures, renameUpdates),
  group('promise-log', PromiseLogSection, promiseLogFixtures, renamePromises),
  group('demo-stage', DemoStageSection, demoStageFixtures),
  group('matching-street', MatchingStreetSection, matchingStreetFixtures),
  group('two-lists', TwoListsSection, twoListsFixtures),
  group('ask-person', AskPersonSection, askPersonFixtures),
  group('key-facts', KeyFactsSection, keyFactsFixtures),
  group('language-finder', LanguageFinderSection, languageFinderFixtures, renameJumps),
  group('find-clinicians', FindCliniciansSection, findCliniciansFixtures),
  group('fact-slip', FactSlipSection, factSlipFixtures),
  group('booking-steps', BookingStepsSection, bookingStepsFixtures),
  group('reason-list', ReasonListSection, reasonListFixtures),
  group('meeting-ways', MeetingWaysSection, meetingWaysFixtures),
  group('steps-and-reasons', StepsAndReasonsSection, stepsAndReasonsFixtures),
  group('planned-care', PlannedCareSection, plannedCareFixtures),
  group('clinician-rows', ClinicianRowsSection, clinicianRowsFixtures),
  group('step-ledger', StepLedgerSection, stepLedgerFixtures),
  group('product-preview', ProductPreviewSection, productPreviewFixtures),
  group('figures', FiguresSection, figuresFixtures),
  group('form-panel', FormPanelSection, formPanelFixtures),
  group('join-hero', JoinHeroSection, joinHeroFixtures),
  group('picture-hero', PictureHeroSection, pictureHeroFixtures),
  group('benefit-grid', BenefitGridSection, benefitGridFixtures),
  group('contact-row', ContactRowSection, contactRowFixtures),
  group('download-hero', DownloadHeroSection, downloadHeroFixtures),
  group('policy-list', PolicyListSection, policyListFixtures),
  group('guide-list', GuideListSection, guideListFixtures),
  group('term-list', TermListSection, termListFixtures),
  group('guide-head', GuideHeadSection, guideHeadFixtures),
  group('easy-read', EasyReadSection, easyReadFixtures),
  group('checklist', ChecklistSection, checklistFixtures),
  group('form', FormSection, formFixtures),
  group('area-check', AreaCheckSection, areaCheckFixtures),
  group('borough-map', BoroughMapSection, boroughMapFixtures),
  group('form-outcome', FormOutcomeSection, formOutcomeFixtures),
]

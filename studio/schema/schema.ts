import {area} from './documents/area.ts'
import {careCard} from './documents/care-card.ts'
import {claim} from './documents/claim.ts'
import {clinician} from './documents/clinician.ts'
import {emailText} from './documents/email-text.ts'
import {faq} from './documents/faq.ts'
import {formText} from './documents/form-text.ts'
import {page} from './documents/page.ts'
import {policyArea} from './documents/policy-area.ts'
import {promise} from './documents/promise.ts'
import {redirect} from './documents/redirect.ts'
import {resource} from './documents/resource.ts'
import {service} from './documents/service.ts'
import {sharedSectionOf} from './documents/shared-section.ts'
import {testimonial} from './documents/testimonial.ts'
import {update} from './documents/update.ts'
import {bookingStep} from './objects/booking-step.ts'
import {benefit} from './objects/benefit.ts'
import {checklistGroup} from './objects/checklist-group.ts'
import {checklistItem} from './objects/checklist-item.ts'
import {checklistRole} from './objects/checklist-role.ts'
import {easyReadIdea} from './objects/easy-read-idea.ts'
import {previewRow} from './objects/preview-row.ts'
import {clip} from './objects/clip.ts'
import {claimedFact} from './objects/claimed-fact.ts'
import {link} from './objects/link.ts'
import {modePrice} from './objects/mode-price.ts'
import {meetingWay} from './objects/meeting-way.ts'
import {picture} from './objects/picture.ts'
import {reason} from './objects/reason.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {spokenLanguage} from './objects/spoken-language.ts'
import {storedItem} from './objects/stored-item.ts'
import {step} from './objects/step.ts'
import {table} from './objects/table.ts'
import {valueItem} from './objects/value-item.ts'
import {visitArea} from './objects/visit-area.ts'
import {appDownload} from './sections/app-download.ts'
import {approach} from './sections/approach.ts'
import {clinicianList} from './sections/clinician-list.ts'
import {faqList} from './sections/faq-list.ts'
import {hero} from './sections/hero.ts'
import {howItWorks} from './sections/how-it-works.ts'
import {mission} from './sections/mission.ts'
import {pageHero} from './sections/page-hero.ts'
import {promises} from './sections/promises.ts'
import {prose} from './sections/prose.ts'
import {serviceGrid} from './sections/service-grid.ts'
import {testimonials} from './sections/testimonials.ts'
import {valueList} from './sections/value-list.ts'
import {videoBanner} from './sections/video-banner.ts'
import {form} from './sections/form.ts'
import {formOutcome} from './sections/form-outcome.ts'
import {search} from './sections/search.ts'
import {claimList} from './sections/claim-list.ts'
import {posterHero} from './sections/poster-hero.ts'
import {brokenValues} from './sections/broken-values.ts'
import {contactDesk} from './sections/contact-desk.ts'
import {noteRow} from './sections/note-row.ts'
import {timeline} from './sections/timeline.ts'
import {promiseLog} from './sections/promise-log.ts'
import {demoStage} from './sections/demo-stage.ts'
import {matchingStreet} from './sections/matching-street.ts'
import {twoLists} from './sections/two-lists.ts'
import {askPerson} from './sections/ask-person.ts'
import {keyFacts} from './sections/key-facts.ts'
import {findClinicians} from './sections/find-clinicians.ts'
import {factSlip} from './sections/fact-slip.ts'
import {bookingSteps} from './sections/booking-steps.ts'
import {reasonList} from './sections/reason-list.ts'
import {meetingWays} from './sections/meeting-ways.ts'
import {stepsAndReasons} from './sections/steps-and-reasons.ts'
import {plannedCare} from './sections/planned-care.ts'
import {clinicianRows} from './sections/clinician-rows.ts'
import {stepLedger} from './sections/step-ledger.ts'
import {productPreview} from './sections/product-preview.ts'
import {figures} from './sections/figures.ts'
import {formPanel} from './sections/form-panel.ts'
import {joinHero} from './sections/join-hero.ts'
import {pictureHero} from './sections/picture-hero.ts'
import {benefitGrid} from './sections/benefit-grid.ts'
import {contactRow} from './sections/contact-row.ts'
import {downloadHero} from './sections/download-hero.ts'
import {policyList} from './sections/policy-list.ts'
import {guideList} from './sections/guide-list.ts'
import {termList} from './sections/term-list.ts'
import {guideHead} from './sections/guide-head.ts'
import {easyRead} from './sections/easy-read.ts'
import {checklist} from './sections/checklist.ts'
import {areaCheck} from './sections/area-check.ts'
import {boroughMap} from './sections/borough-map.ts'
import {coverageText} from './singletons/coverage-text.ts'
import {storedItems} from './sections/stored-items.ts'
import {cookieChoice} from './sections/cookie-choice.ts'
import {appPromotion} from './singletons/app-promotion.ts'
import {consentText} from './singletons/consent-text.ts'
import {claimRegister} from './singletons/claim-register.ts'
import {languageFinder} from './sections/language-finder.ts'
import {bookingPage} from './singletons/booking-page.ts'
import {priceHero} from './sections/price-hero.ts'
import {priceTable} from './sections/price-table.ts'
import {inclusions} from './sections/inclusions.ts'
import {workedExamples} from './sections/worked-examples.ts'
import {cancellation} from './sections/cancellation.ts'
import {careGuide} from './sections/care-guide.ts'
import {faqGroups} from './sections/faq-groups.ts'
import {dataPromises} from './sections/data-promises.ts'
import {dataPolicyPart} from './sections/data-policy-part.ts'
import {numberedSteps} from './sections/numbered-steps.ts'
import {linkList} from './sections/link-list.ts'
import {openItems} from './sections/open-items.ts'
import {dataPolicy} from './singletons/data-policy.ts'
import {footer} from './singletons/footer.ts'
import {navigation} from './singletons/navigation.ts'
import {notFound} from './singletons/not-found.ts'
import {profilePage} from './singletons/profile-page.ts'
import {siteSettings} from './singletons/site-settings.ts'
import {withComposedRules} from './assemble/with-composed-rules.ts'
import {withTitles} from './assemble/with-titles.ts'
import {withKnownTokens} from './with-known-tokens.ts'

/** Documents of which there is exactly one. */
const singletons = [
  appPromotion,
  bookingPage,
  claimRegister,
  consentText,
  coverageText,
  dataPolicy,
  footer,
  navigation,
  notFound,
  profilePage,
  siteSettings,
]

/** Documents of which editors create many. */
const documents = [
  area,
  careCard,
  claim,
  clinician,
  emailText,
  faq,
  formText,
  page,
  policyArea,
  promise,
  redirect,
  resource,
  service,
  testimonial,
  update,
]

/** What a page can be made of. */
const sections = [
  appDownload,
  approach,
  clinicianList,
  faqList,
  hero,
  howItWorks,
  mission,
  pageHero,
  promises,
  prose,
  serviceGrid,
  testimonials,
  valueList,
  videoBanner,
  form,
  formOutcome,
  search,
  claimList,
  posterHero,
  brokenValues,
  contactDesk,
  noteRow,
  timeline,
  promiseLog,
  demoStage,
  matchingStreet,
  twoLists,
  askPerson,
  keyFacts,
  languageFinder,
  findClinicians,
  factSlip,
  bookingSteps,
  reasonList,
  meetingWays,
  stepsAndReasons,
  plannedCare,
  clinicianRows,
  stepLedger,
  productPreview,
  figures,
  formPanel,
  joinHero,
  pictureHero,
  benefitGrid,
  contactRow,
  downloadHero,
  policyList,
  guideList,
  termList,
  guideHead,
  easyRead,
  checklist,
  areaCheck,
  boroughMap,
  priceHero,
  priceTable,
  inclusions,
  workedExamples,
  cancellation,
  careGuide,
  faqGroups,
  dataPromises,
  dataPolicyPart,
  numberedSteps,
  linkList,
  openItems,
  storedItems,
  cookieChoice,
]

/** Groups of fields that documents and sections share. */
const objects = [
  bookingStep,
  benefit,
  checklistGroup,
  checklistItem,
  checklistRole,
  clip,
  easyReadIdea,
  claimedFact,
  link,
  modePrice,
  picture,
  previewRow,
  richText,
  seo,
  spokenLanguage,
  step,
  storedItem,
  table,
  valueItem,
  visitArea,
  meetingWay,
  reason,
]

/** Everything an editor can write; the input of the Studio, of schema extraction and of the seed's validation. */
export const schemaTypes = withComposedRules([
  ...[...singletons, ...documents, sharedSectionOf(sections)].map((type) => withKnownTokens(type)),
  ...sections,
  ...objects,
]).map((type) => withTitles(type))

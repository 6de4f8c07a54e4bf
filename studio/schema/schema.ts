import {area} from './documents/area.ts'
import {careCard} from './documents/care-card.ts'
import {claim} from './documents/claim.ts'
import {clinician} from './documents/clinician.ts'
import {emailText} from './documents/email-text.ts'
import {faq} from './documents/faq.ts'
import {formText} from './documents/form-text.ts'
import {page} from './documents/page.ts'
import {promise} from './documents/promise.ts'
import {redirect} from './documents/redirect.ts'
import {resource} from './documents/resource.ts'
import {service} from './documents/service.ts'
import {sharedSectionOf} from './documents/shared-section.ts'
import {testimonial} from './documents/testimonial.ts'
import {update} from './documents/update.ts'
import {captionedPicture} from './objects/captioned-picture.ts'
import {checklistGroup, checklistItem, checklistRole} from './objects/checklist.ts'
import {previewRow} from './objects/preview-row.ts'
import {clip} from './objects/clip.ts'
import {claimedFact} from './objects/claimed-fact.ts'
import {link} from './objects/link.ts'
import {matchingChoice, matchingGroup, matchingTrial} from './objects/matching-trial.ts'
import {modePrice, spokenLanguage, visitArea} from './objects/clinician-items.ts'
import {picture} from './objects/picture.ts'
import {point} from './objects/point.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {shortFact} from './objects/short-fact.ts'
import {storedItem} from './objects/stored-item.ts'
import {step} from './objects/step.ts'
import {table} from './objects/table.ts'
import {valueItem} from './objects/value-item.ts'
import {coverageText} from './singletons/coverage-text.ts'
import {appPromotion} from './singletons/app-promotion.ts'
import {consentText} from './singletons/consent-text.ts'
import {claimRegister} from './singletons/claim-register.ts'
import {bookingPage} from './singletons/booking-page.ts'
import {dataPolicy} from './singletons/data-policy.ts'
import {footer} from './singletons/footer.ts'
import {navigation} from './singletons/navigation.ts'
import {notFound} from './singletons/not-found.ts'
import {profilePage} from './singletons/profile-page.ts'
import {siteSettings} from './singletons/site-settings.ts'
import {sections} from './sections.ts'
import {withoutFormTitle} from '#studio/sanity-internals.ts'
import {withComposedRules} from './assemble/with-composed-rules.ts'
import {withFileTypes} from './assemble/with-file-types.ts'
import {withTitles} from './assemble/with-titles.ts'
import {withKnownTokens} from './assemble/with-known-tokens.ts'

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

const documents = [
  area,
  careCard,
  claim,
  clinician,
  emailText,
  faq,
  formText,
  page,
  promise,
  redirect,
  resource,
  service,
  testimonial,
  update,
]

const objects = [
  captionedPicture,
  checklistGroup,
  checklistItem,
  checklistRole,
  clip,
  claimedFact,
  link,
  matchingChoice,
  matchingGroup,
  matchingTrial,
  modePrice,
  picture,
  point,
  previewRow,
  richText,
  seo,
  spokenLanguage,
  step,
  shortFact,
  storedItem,
  table,
  valueItem,
  visitArea,
]

/** All types, for the Studio, schema extraction and validation of the seed. */
export const schemaTypes = withComposedRules(
  [
    ...[...singletons, ...documents, sharedSectionOf(sections)].map((type) => ({
      ...withKnownTokens(type),
      ...withoutFormTitle,
    })),
    ...sections,
    ...objects,
  ].map((type) => withFileTypes(type)),
).map((type) => withTitles(type))

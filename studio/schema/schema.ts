import {area} from './documents/area.ts'
import {careCard} from './documents/care-card.ts'
import {claim} from './documents/claim.ts'
import {clinician} from './documents/clinician.ts'
import {emailText} from './documents/email-text.ts'
import {faq} from './documents/faq.ts'
import {formText} from './documents/form-text.ts'
import {page} from './documents/page.ts'
import {policyArea} from './documents/policy-area.ts'
import {redirect} from './documents/redirect.ts'
import {resource} from './documents/resource.ts'
import {service} from './documents/service.ts'
import {testimonial} from './documents/testimonial.ts'
import {update} from './documents/update.ts'
import {clip} from './objects/clip.ts'
import {fact} from './objects/fact.ts'
import {link} from './objects/link.ts'
import {modePrice} from './objects/mode-price.ts'
import {picture} from './objects/picture.ts'
import {richText} from './objects/rich-text.ts'
import {seo} from './objects/seo.ts'
import {spokenLanguage} from './objects/spoken-language.ts'
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
import {appPromotion} from './singletons/app-promotion.ts'
import {dataPolicy} from './singletons/data-policy.ts'
import {footer} from './singletons/footer.ts'
import {navigation} from './singletons/navigation.ts'
import {notFound} from './singletons/not-found.ts'
import {siteSettings} from './singletons/site-settings.ts'
import {withKnownTokens} from './with-known-tokens.ts'

/** Documents of which there is exactly one. */
const singletons = [appPromotion, dataPolicy, footer, navigation, notFound, siteSettings]

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
]

/** Groups of fields that documents and sections share. */
const objects = [
  clip,
  fact,
  link,
  modePrice,
  picture,
  richText,
  seo,
  spokenLanguage,
  step,
  table,
  valueItem,
  visitArea,
]

/** Everything an editor can write; the input of the Studio, of schema extraction and of the seed's validation. */
export const schemaTypes = [
  ...[...singletons, ...documents].map((type) => withKnownTokens(type)),
  ...sections,
  ...objects,
]

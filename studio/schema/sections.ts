import {appDownload} from './sections/app-download.ts'
import {areaCheck} from './sections/area-check.ts'
import {boroughMap} from './sections/borough-map.ts'
import {careGuide} from './sections/care-guide.ts'
import {callToAction} from './sections/call-to-action.ts'
import {checklist} from './sections/checklist.ts'
import {claimList} from './sections/claim-list.ts'
import {contact} from './sections/contact.ts'
import {clinicians} from './sections/clinicians.ts'
import {cookieChoice} from './sections/cookie-choice.ts'
import {dataPolicyPart} from './sections/data-policy-part.ts'
import {demoStage} from './sections/demo-stage.ts'
import {faqs} from './sections/faqs.ts'
import {figures} from './sections/figures.ts'
import {findClinicians} from './sections/find-clinicians.ts'
import {form} from './sections/form.ts'
import {formOutcome} from './sections/form-outcome.ts'
import {guideList} from './sections/guide-list.ts'
import {hero} from './sections/hero.ts'
import {languageFinder} from './sections/language-finder.ts'
import {linkList} from './sections/link-list.ts'
import {matchingStreet} from './sections/matching-street.ts'
import {pageHero} from './sections/page-hero.ts'
import {phoneCard} from './sections/phone-card.ts'
import {points} from './sections/points.ts'
import {priceTable} from './sections/price-table.ts'
import {productPreview} from './sections/product-preview.ts'
import {promiseLog} from './sections/promise-log.ts'
import {prose} from './sections/prose.ts'
import {search} from './sections/search.ts'
import {serviceGrid} from './sections/service-grid.ts'
import {steps} from './sections/steps.ts'
import {storedItems} from './sections/stored-items.ts'
import {testimonials} from './sections/testimonials.ts'
import {timeline} from './sections/timeline.ts'
import {videoBanner} from './sections/video-banner.ts'
import {workedExamples} from './sections/worked-examples.ts'

/** Sections by menu filter. Everything that lists sections follows from here (`npm run typegen`). */
export const sectionGroups = [
  {name: 'openings', title: 'Openings', of: [hero, pageHero, demoStage]},
  {
    name: 'services',
    title: 'Services and prices',
    of: [serviceGrid, priceTable, workedExamples, appDownload, productPreview],
  },
  {
    name: 'people',
    title: 'People',
    of: [clinicians, findClinicians, languageFinder, matchingStreet, testimonials],
  },
  {name: 'words', title: 'Words', of: [prose, callToAction, videoBanner]},
  {name: 'steps', title: 'Steps and lists', of: [points, steps, checklist, linkList]},
  {name: 'facts', title: 'Facts and promises', of: [promiseLog, claimList, figures, timeline]},
  {name: 'places', title: 'Places', of: [areaCheck, boroughMap]},
  {name: 'forms', title: 'Forms and contact', of: [form, formOutcome, contact, search]},
  {name: 'guides', title: 'Guides and questions', of: [faqs, careGuide, phoneCard, guideList]},
  {name: 'legal', title: 'Data and law', of: [dataPolicyPart, storedItems, cookieChoice]},
]

export const sections = sectionGroups.flatMap(({of}) => of)

export const sectionTypes = sections.map(({name}) => name)

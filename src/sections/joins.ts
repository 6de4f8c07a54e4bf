import {updateFields} from '#content/fragments/documents.ts'
import {breadcrumbFields, pagerFields} from '#content/fragments/navigation.ts'
import {clinicianSampleNote, mapSampleNote, quoteSampleNote} from '#content/fragments/samples.ts'
import {
  listedQuestions,
  questionOrder,
  resolvedSections,
  sharedFields,
} from '#content/fragments/sections.ts'
import {mapAttribution} from '#content/fragments/settings.ts'
import {documentsPerPage, questionsPerPage} from '#routing/list-pages.ts'

const areasQuery = /* groq */ `
  "allAreas": *[_type == "area"] | order(name asc){..., "slug": slug.current}
`

/** Copy about areas: states, the check of a postcode, and people who wait. */
const coverageText = /* groq */ `*[_type == "coverageText" && _id == "coverageText"][0]{...}`

/** The first 40 clinicians and their total. Above that, `withListedClinicians` fetches those that a section shows. */
const someClinicians = /* groq */ `
  "clinicianTotal": count(*[_type == "clinician"]),
  "clinicians": *[_type == "clinician"] | order(_id asc)[0...40]{...site::clinician(@)}
`

/** Clinicians of a kind, and the ids that an editor put first; see `cliniciansOfKind`. */
const cliniciansOfKindFields = /* groq */ `
  "items": items[]._ref,
  ${someClinicians}
`

const contactSettings = /* groq */ `"settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id,
  _type,
  address,
  phone,
  phoneHours,
  phoneHoursHint,
  email
}`

/**
 * Attributes that sections add to their projection, by section type: they query documents to which no field of the
 * section refers. An attribute with the name of a field replaces that field. The other attributes follow from the
 * schema (`scripts/cli/section-projection.ts`).
 */
export const joins = {
  appDownload: /* groq */ `
    "promotion": *[_type == "appPromotion" && _id == "appPromotion"][0]{
      _id,
      _type,
      heading,
      text,
      storesLabel,
      newTab,
      "inStores": *[_type == "siteSettings" && _id == "siteSettings"][0].stores[defined(address)].store,
      "buttons": buttons[]{..., "link": site::link(link)},
      "link": site::link(link),
      "pictures": pictures[]{_key, ...site::picture(@)}
    }`,
  areaCheck: /* groq */ `"check": ${coverageText}, ${areasQuery}`,
  boroughMap: /* groq */ `"statusWords": ${coverageText}, ${areasQuery}, ${mapAttribution}`,
  careGuide: /* groq */ `answers[]{_key, label, "places": places[]._ref}`,
  checklist: breadcrumbFields,
  claimList: /* groq */ `
    "all": *[_type == "claim" && !(_id in *[_type == "promise"].claim._ref)]|order(select(defined(sentence) => 1, 0), _id){...site::claim(@)},
    "words": *[_type == "claimRegister" && _id == "claimRegister"][0]{...site::claimRegister(@)}`,
  clinicians: /* groq */ `${clinicianSampleNote}, ${pagerFields}, ${cliniciansOfKindFields}`,
  contact: contactSettings,
  cookieChoice: /* groq */ `
    "consent": *[_type == "consentText" && _id == "consentText"][0]{...}`,
  dataPolicyPart: /* groq */ `"policy": *[_type == "dataPolicy" && _id == "dataPolicy"][0]{...}`,
  faqs: /* groq */ `
    layout == "filter" => {"filteredTotal": count(${listedQuestions})},
    layout == "groups" => {
      ${pagerFields},
      "questionTotal": count(${listedQuestions}),
      "listedQuestions": ${listedQuestions} | ${questionOrder}[0...${questionsPerPage}]{...site::faq(@)}
    }`,
  findClinicians: /* groq */ `${mapAttribution}, ${mapSampleNote}, ${cliniciansOfKindFields}`,
  form: /* groq */ `
    "copy": *[_type == "formText" && name == ^.form][0]{...site::formText(@)},
    ${contactSettings},
    ${breadcrumbFields}`,
  formOutcome: /* groq */ `
    "formPage": select(kind == "failure" => next.page->{
      _id,
      _type,
      "path": path.current,
      ${sharedFields},
      "form": ${resolvedSections}[_type == "form"][0]{_key, profession}
    }),
    "copy": *[_type == "formText" && name == ^.form][0]{
      _id,
      _type,
      fields[]{name, label, errorEmpty, errorFormat},
      messages[]{key, text}
    }`,
  guideList: /* groq */ `"guides": *[_type == "resource"] | order(order asc, title asc){...site::resource(@)}`,
  hero: /* groq */ `"doors": *[_type == "service"]{_id, _type, status}`,
  languageFinder: /* groq */ `${clinicianSampleNote}, ${pagerFields}, ${someClinicians}`,
  matchingStreet: /* groq */ `
    factors[]{_key, title, asked, text, "fits": fits[]._ref},
    ${breadcrumbFields}`,
  pageHero: /* groq */ `
    layout == "arches" && defined(service) => {"copy": *[_type == "formText" && name == "providerInterest"][0]{...site::formText(@)}},
    ${breadcrumbFields}`,
  phoneCard: breadcrumbFields,
  promiseLog: /* groq */ `
    "saidPromises": *[_type == "promise"]|order(saidOn desc, _id asc){..., "claimId": claim._ref}`,
  // Only the search itself reads the words that lead to its answers.
  search: /* groq */ `
    suggestions[]->{"path": path.current, "title": seo.title, "description": seo.description},
    "card": symptoms.card->{_id, _type},
    "otherCard": otherProblems.card->{_id, _type},
    "maternityCard": maternity.card->{_id, _type},
    "answers": null,
    "elsewhere": null,
    "groupNames": null,
    "kindNames": null,
    "labels": null,
    "urgent": null,
    "symptoms": null,
    "otherProblems": null,
    "maternity": null,
    "synonyms": null,
    "wordGroups": null`,
  testimonials: quoteSampleNote,
  timeline: /* groq */ `
    ${pagerFields},
    "listTotal": count(*[_type == "update"]),
    "updates": *[_type == "update"] | order(date desc, _id asc)[0...${documentsPerPage}]{${updateFields}}`,
  videoBanner: /* groq */ `"clipUploadedOn": clip.mp4.asset->_createdAt`,
} as const

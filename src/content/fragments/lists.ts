import {placedSections} from './shared-sections.ts'

/** The sections of a page whose lists may be longer than a page (`listSizes`). */
export const listSections = /* groq */ `${placedSections}[_type in ["timeline", "clinicians", "languageFinder"] || (_type == "faqs" && layout == "groups")]{_type, layout, kind}`

/** The questions that stand on the page of all questions. */
export const listedQuestions = /* groq */ `*[_type == "faq" && isListed == true && defined(category)]`

/** Their order: those without a place stand behind, the oldest first. */
export const questionOrder = 'order(coalesce(place, 1000) asc, _createdAt asc)'

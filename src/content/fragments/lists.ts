import {resolvedSections} from './sections.ts'

/** Sections whose lists can span several pages (`listSizes`). */
export const listSections = /* groq */ `${resolvedSections}[_type in ["timeline", "clinicians", "languageFinder"] || (_type == "faqs" && layout == "groups")]{_type, layout, kind}`

/** Questions on the FAQ page. */
export const listedQuestions = /* groq */ `*[_type == "faq" && isListed == true && defined(category)]`

/** Order of listed questions; those without a place come last, oldest first. */
export const questionOrder = 'order(coalesce(place, 1000) asc, _createdAt asc)'

import {richTextFields} from '#content/fragments/rich-text.ts'

/** Every question there is, so that a new one is there by itself; those that are not switched on are left out later. */
export const faqGroupsQuery = /* groq */ `
  filterLabel,
  filterButton,
  found,
  foundOne,
  foundNone,
  "listedQuestions": *[_type == "faq"] | order(coalesce(place, 1000) asc, _createdAt asc){
    _id,
    _type,
    question,
    category,
    isListed,
    answer[]{${richTextFields}}
  }
`

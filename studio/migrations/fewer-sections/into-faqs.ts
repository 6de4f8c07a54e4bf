import {type Merge, retype} from './section.ts'

/** The section types that became layouts of `faqs`. */
export const intoFaqs: Readonly<Record<string, Merge>> = {
  faqList: retype('faqs', {layout: 'chosen'}),
  faqGroups: retype('faqs', {layout: 'groups'}),
}

import {type Merge, retype} from './section.ts'

export const intoFaqs: Readonly<Record<string, Merge>> = {
  faqList: retype('faqs', {layout: 'chosen'}),
  faqGroups: retype('faqs', {layout: 'groups'}),
}

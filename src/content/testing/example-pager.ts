import type {SectionProps} from '#content/section-props.ts'

export const examplePager: SectionProps<'timeline'>['section']['pager'] = {
  _id: 'navigation',
  _type: 'navigation',
  pagerLabel: 'Pages of this list',
  pagerPrevious: 'Previous page',
  pagerNext: 'Next page',
  pagerPage: 'Page',
  pagerOf: 'of',
}

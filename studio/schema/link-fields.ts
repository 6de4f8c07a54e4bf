import {defineField} from 'sanity'
import {isLinkAddress, linkKind} from '#studio/validation/link-target.ts'
import {reference} from './fields.ts'

/** The page a link leads to; shown when the link leads to a page. */
export const linkPage = (description: string) => ({
  ...reference('page', 'page', description),
  hidden: ({parent}: {parent?: unknown}) => linkKind(parent) !== 'page',
})

/** The address a link leads to; shown when the link leads to neither page nor form. */
export const linkAddress = (description: string) =>
  defineField({
    name: 'address',
    type: 'string',
    description,
    hidden: ({parent}: {parent?: unknown}) => linkKind(parent) !== 'address',
    validation: (rule) =>
      rule.custom((value) =>
        value === undefined || isLinkAddress(value)
          ? true
          : 'Begin with https://, mailto:, tel:, / or #.',
      ),
  })

/** Hides what belongs to forms when the link does not open one. */
export const opensNoDialog = ({parent}: {parent?: unknown}) => linkKind(parent) !== 'dialog'

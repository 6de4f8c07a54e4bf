import {defineField} from 'sanity'
import {isLinkAddress, linkKind} from '#studio/validation/link-target.ts'
import {reference} from './fields.ts'

export const linkPage = (description: string) => ({
  ...reference('page', 'page', description),
  hidden: ({parent}: {parent?: unknown}) => linkKind(parent) !== 'page',
})

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

/** Hides a field unless the link opens a form. */
export const hideUnlessDialog = ({parent}: {parent?: unknown}) => linkKind(parent) !== 'dialog'

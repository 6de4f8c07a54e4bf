import {isLinkAddress, linkKind} from '#studio/validation/link-target.ts'
import {custom, type Field, reference, shownWhen} from './fields.ts'

/** Shows a field when a link leads to a target of a kind. */
export const ofLinkTo = (kind: string, field: Field) =>
  shownWhen((link) => linkKind(link) === kind, field)

export const linkPage = ofLinkTo('page', reference('page', 'The page to go to.'))

export const linkAddress = (description: string) =>
  ofLinkTo(
    'address',
    custom({
      type: 'string',
      description,
      validation: (rule) =>
        rule.custom((value) =>
          value === undefined || isLinkAddress(value)
            ? true
            : 'Begin with https://, mailto:, tel:, / or #.',
        ),
    }),
  )

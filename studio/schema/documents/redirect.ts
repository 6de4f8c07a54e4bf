import {isRedirectSource} from '#routing/redirects.ts'
import {isLinkAddress} from '#studio/validation/link-target.ts'
import {checkRedirect} from '#studio/validation/redirect-target.ts'
import {defineDocument, custom, fieldsOf, toggle} from '#studio/schema/fields.ts'
import {listRow} from '#studio/schema/preview-line.ts'

export const redirect = defineDocument({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors of an old address to a new one.',
  fields: fieldsOf({
    from: custom({
      title: 'Old address',
      type: 'string',
      description:
        'The old address without its domain, such as /old-page or /Old Page.html. Capitals make no difference.',
      validation: (rule) =>
        rule
          .required()
          .custom((value) =>
            value === undefined || isRedirectSource(value)
              ? true
              : 'Begin with a slash and leave out "?" and "#": /old-page or /Old Page.html.',
          ),
    }),
    to: custom({
      title: 'New address',
      type: 'string',
      description: 'The new address, such as /new-page or https://example.org.',
      validation: (rule) =>
        rule.required().custom((value, {document}) => {
          if (value === undefined) return true
          if (value === document?.['from']) return 'The new address must differ from the old one.'
          return isLinkAddress(value) ? true : 'Begin with / or https://.'
        }),
    }),
    permanent: toggle('On when the old address will never come back.', true),
  }),
  validation: (rule) =>
    rule.custom((value, context) =>
      checkRedirect({from: textOf(value?.['from']), to: textOf(value?.['to'])}, context),
    ),
  preview: listRow({title: 'from', to: 'to', permanent: 'permanent'}, ({to, permanent}) => [
    to,
    permanent === false && 'for now',
  ]),
})

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

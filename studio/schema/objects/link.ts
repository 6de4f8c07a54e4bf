import {dialogNames} from '#shared/dialogs.ts'
import {formSpec} from '#shared/forms/all-forms.ts'
import {checkLinkTarget} from '#studio/validation/link-target.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {choice, custom, defineObject, line, optionalLine} from '#studio/schema/fields.ts'
import {linkAddress, linkPage, ofLinkTo} from '#studio/schema/link-fields.ts'

export const link = defineObject({
  name: 'link',
  title: 'Link or button',
  fields: {
    label: line('The words on the link or button.'),
    kind: choice(
      'Where it leads: a page of this website, any other address, or a form that opens on top of the page.',
      [
        {value: 'page', title: 'A page of this website'},
        {value: 'address', title: 'Another address'},
        {value: 'dialog', title: 'A form that opens'},
      ],
      // No initial value: an optional link would exist in every new section and miss its label.
    ),
    page: linkPage,
    address: linkAddress(
      'For example https://example.org, mailto:name@example.org, tel:+442079460123, /page#part or #part.',
    ),
    dialog: ofLinkTo(
      'dialog',
      custom({
        title: 'Form that opens',
        type: 'string',
        description: 'Which form opens.',
        options: {list: dialogNames.map((value) => ({value, title: formSpec(value).studioTitle}))},
      }),
    ),
    subject: ofLinkTo(
      'dialog',
      custom({
        type: 'string',
        description:
          'For the forms about a service or a profession, and for the waitlist: which one is filled in.',
        options: {list: professionChoices, layout: 'radio'},
      }),
    ),
    context: optionalLine(
      'Words only screen readers hear after the label, when the label alone does not say what it is about. For example: about GP at home.',
    ),
  },
  check: checkLinkTarget,
  preview: {
    select: {
      title: 'label',
      kind: 'kind',
      page: 'page.title',
      address: 'address',
      dialog: 'dialog',
    },
    prepare: ({title, kind, page, address, dialog}: Record<string, string | undefined>) => ({
      title: title ?? 'Without words',
      subtitle: {page, address, dialog}[kind ?? 'page'] ?? 'Leads nowhere yet',
    }),
  },
})

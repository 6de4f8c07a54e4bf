import type {SectionProps} from '#content/section-props.ts'

type Link = NonNullable<SectionProps<'pageHero'>['section']['primary']>

export function exampleLink(label: string, path: string): Link {
  return {
    label,
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
  }
}

/** Creates a link that opens the form for professionals. */
export function exampleRegisterLink(subject: NonNullable<Link['subject']>): Link {
  return {
    ...exampleLink('Register Interest', `/providers/${subject}/register`),
    kind: 'dialog',
    dialog: 'providerInterest',
    subject,
  }
}

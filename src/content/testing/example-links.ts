import type {SectionProps} from '#content/section-props.ts'

type Link = NonNullable<SectionProps<'pageHero'>['section']['primary']>

/**
 * Makes a link to a page for fixtures.
 *
 * @param label - its words
 * @param path - where the page is
 */
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

/**
 * Makes a link that opens the form for professionals.
 *
 * @param subject - which professionals
 */
export function exampleRegisterLink(subject: NonNullable<Link['subject']>): Link {
  return {
    ...exampleLink('Register Interest', `/providers/${subject}/register`),
    kind: 'dialog',
    dialog: 'providerInterest',
    subject,
  }
}

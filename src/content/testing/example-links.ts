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

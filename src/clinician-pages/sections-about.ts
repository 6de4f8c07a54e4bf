import type {PageSection} from '#content/section-props.ts'

type Service = Extract<PageSection, {_type: 'callToAction'}>['service']

/**
 * Makes forms and calls to action about the clinician's service, unless the editor chose another one. A service that
 * visitors can book has no waitlist.
 */
export function sectionsAbout(service: Service, sections: readonly PageSection[]): PageSection[] {
  if (service === null) return [...sections]
  return sections.flatMap((section): PageSection[] => {
    if (section._type === 'form') {
      return [{...section, profession: section.profession ?? service.key}]
    }
    if (section._type !== 'callToAction') return [section]
    const {primary} = section
    if (primary.dialog === 'waitlist' && service.bookingAddress) return []
    const subject = primary.subject ?? service.key
    return [{...section, service: section.service ?? service, primary: {...primary, subject}}]
  })
}

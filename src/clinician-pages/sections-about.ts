import type {PageSection} from '#content/section-props.ts'
import {dialogLinksIn} from '#shared/dialogs.ts'

type Service = Extract<PageSection, {_type: 'callToAction'}>['service']

/** Forms about one service, and their dialogs. */
const aboutServices: readonly string[] = ['waitlist', 'interest']

/**
 * Makes forms and calls to action about the clinician's service, unless the editor chose another one. A service that
 * visitors can book has no waitlist.
 */
export function sectionsAbout(service: Service, sections: readonly PageSection[]): PageSection[] {
  if (service === null) return [...sections]
  return sections.flatMap((section): PageSection[] => {
    if (section._type === 'form' && aboutServices.includes(section.form)) {
      return [{...section, profession: section.profession ?? service.key}]
    }
    if (section._type !== 'callToAction') return [section]
    const own = {...section, service: section.service ?? service}
    // A draft may lack the link.
    const [link] = dialogLinksIn(section.primary)
    if (link === undefined || !aboutServices.includes(link.dialog)) return [own]
    if (link.dialog === 'waitlist' && service.bookingAddress) return []
    return [{...own, primary: {...own.primary, subject: own.primary.subject ?? service.key}}]
  })
}

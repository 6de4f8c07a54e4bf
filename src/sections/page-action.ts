import type {PageSection} from '#content/section-props.ts'
import type {LinkContent} from '#content/render/content-link.tsx'

/**
 * Returns the action with which the page ends, otherwise the form that its hero opens, or the main button of a page
 * that ends with contact details. A link within the page is none, because its bar would cover what the link leads to,
 * and a page that says where to get help has none, because nothing may stand in front of that.
 */
export function pageAction(sections: readonly PageSection[]): LinkContent | null {
  if (sections.some(({_type}) => _type === 'careGuide')) return null
  const action = mainLink(sections)
  return action?.address?.startsWith('#') ? null : action
}

function mainLink(sections: readonly PageSection[]): LinkContent | null {
  const last = sections.at(-1)
  if (last?._type === 'callToAction') return last.primary
  const [first] = sections
  if (first?._type !== 'hero' && first?._type !== 'pageHero') return null
  const isAction = first.primary?.kind === 'dialog' || last?._type === 'contact'
  return isAction ? first.primary : null
}

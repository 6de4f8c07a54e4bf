import type {PageSection} from '#content/section-props.ts'
import type {LinkContent} from '#content/render/content-link.tsx'

/** Returns the action with which the page ends, otherwise the form that its hero opens. */
export function pageAction(sections: readonly PageSection[]): LinkContent | null {
  const last = sections.at(-1)
  if (last?._type === 'callToAction') return last.primary
  const [first] = sections
  if (first?._type !== 'hero' && first?._type !== 'pageHero') return null
  return first.primary?.kind === 'dialog' ? first.primary : null
}

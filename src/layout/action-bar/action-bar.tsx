import {ContentButton} from '#content/render/content-link.styles.ts'
import type {LinkContent} from '#content/render/content-link.tsx'
import {Bar} from './action-bar.styles.ts'

/** Keeps the page's one action within reach on phones. */
export function ActionBar({link}: {link: LinkContent | null}) {
  if (link === null) return null
  return (
    <Bar>
      <ContentButton link={link} />
    </Bar>
  )
}

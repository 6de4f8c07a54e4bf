import {ArrowRightIcon} from '@phosphor-icons/react/dist/ssr/ArrowRight'
import {Icon} from '#ui/icon/icon.tsx'
import type {LinkContent} from './content-link.tsx'
import {ArrowLink} from './content-link.styles.ts'

/** A link on its own line, with an arrow. */
export function ContentTextLink({link}: {link: LinkContent}) {
  return (
    <ArrowLink link={link}>
      {link.label}
      <Icon of={ArrowRightIcon} size="small" weight="bold" />
    </ArrowLink>
  )
}

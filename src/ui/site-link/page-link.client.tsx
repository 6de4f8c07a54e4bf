'use client'

import Link from 'next/link'
import {type ComponentProps, useState} from 'react'

/** Properties of a link that is followed and does nothing else. */
export type LinkProps = Omit<ComponentProps<'a'>, 'onClick'>

/** Follows a link without a reload, and prefetches its page on hover, focus or touch, never because it's in view. */
export function PageLink(props: LinkProps & {href: string}) {
  const [isIntended, setIntended] = useState(false)
  const prefetchNow = () => setIntended(true)
  return (
    <Link
      {...props}
      onFocus={prefetchNow}
      onMouseEnter={prefetchNow}
      onTouchStart={prefetchNow}
      prefetch={isIntended ? null : false}
    />
  )
}

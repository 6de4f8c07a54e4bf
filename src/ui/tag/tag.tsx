import type {ReactNode} from 'react'

interface TagProps {
  /** `on`: a light is on; `soon`: Coming Soon; `plain`: a category. */
  kind: 'on' | 'soon' | 'plain'
  children: ReactNode
}

/** A short word on something; never by colour alone. Looks come from `tagStyles` of the list around it. */
export function Tag({kind, children}: TagProps) {
  return (
    <span data-tag={kind}>
      {kind === 'plain' ? null : <span data-tag-dot="" />}
      {children}
    </span>
  )
}

import {definedItems} from '#lib/defined-items.ts'
import type {PointIconName} from '#shared/point-icons.ts'
import {PointIcon} from './point-icon.tsx'
import {RuledReasons} from './reasons.styles.ts'

interface Reason {
  _key: string
  title?: string
  text?: string
  icon?: PointIconName
}

export function Reasons({items}: {items: readonly Reason[] | null}) {
  return (
    <RuledReasons>
      {definedItems(items).map(({_key, title, text, icon}) => (
        <li key={_key}>
          <PointIcon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </RuledReasons>
  )
}

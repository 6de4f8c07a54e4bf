import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {MapFanlight} from '#ui/london-map/map-fanlight.tsx'
import {Open} from './open-items.styles.ts'

/** Items with a dark fanlight each (DES-1). */
export function OpenItems({section}: SectionProps<'lists'>) {
  const {heading, intro, items} = section
  return (
    <Open>
      <h2>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <MapFanlight isLit={false} />
            <span>
              <LinkifiedText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Open>
  )
}

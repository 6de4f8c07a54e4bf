import {CallableText} from '#content/render/callable-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Fanlight} from '#ui/london-map/fanlight.tsx'
import {Open} from './open-items.styles.ts'

/** What is not done yet: a dark fanlight at each line (DES-1). */
export function OpenItemsSection({section}: SectionProps<'openItems'>) {
  const {heading, intro, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Open>
          <h2>{heading}</h2>
          {intro ? <p>{intro}</p> : null}
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Fanlight isLit={false} />
                <span>
                  <CallableText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </Open>
      </Wrap>
    </Band>
  )
}

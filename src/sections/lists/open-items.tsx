import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Open} from './open-items.styles.ts'

/** Items that are not decided or done yet. */
export function OpenItems({section}: SectionProps<'lists'>) {
  const {heading, intro, items} = section
  return (
    <Open>
      <h2>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon of={CircleDashedIcon} />
            <span>
              <LinkifiedText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Open>
  )
}

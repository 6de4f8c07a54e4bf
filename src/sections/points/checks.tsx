import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Split} from '#ui/layout/layout.styles.ts'
import {CheckedList, Scene} from './checks.styles.ts'

/** Ticked points beside a large image. */
export function Checks({section}: SectionProps<'points'>) {
  const {heading, items, picture, link} = section
  return (
    <Split $share="7-5">
      {picture ? (
        <Scene>
          <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '58vw'})} />
        </Scene>
      ) : null}
      <div>
        <h2>{heading}</h2>
        <CheckedList>
          {definedItems(items).map((item) => (
            <li key={item._key}>
              <Icon of={CheckCircleIcon} />
              <p>
                <strong>{item.title}</strong> {item.text}
              </p>
            </li>
          ))}
        </CheckedList>
        {link ? <ContentTextLink link={link} /> : null}
      </div>
    </Split>
  )
}

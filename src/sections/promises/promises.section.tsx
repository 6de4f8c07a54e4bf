import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Split, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Promises, Scene} from './promises.styles.ts'

/** What a visit is meant to be like, beside a picture (HOME-5). */
export function PromisesSection({section}: SectionProps<'promises'>) {
  const {heading, items, picture, link} = section
  return (
    <Band $ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <Split $share="7-5">
          {picture ? (
            <Scene>
              <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '58vw'})} />
            </Scene>
          ) : null}
          <div>
            <h2>{heading}</h2>
            <Promises>
              {definedItems(items).map((item) => (
                <li key={item._key}>
                  <Icon of={CheckCircleIcon} />
                  <p>
                    <strong>{item.title}</strong> {item.text}
                  </p>
                </li>
              ))}
            </Promises>
            {link ? <ContentTextLink link={link} /> : null}
          </div>
        </Split>
      </Wrap>
    </Band>
  )
}

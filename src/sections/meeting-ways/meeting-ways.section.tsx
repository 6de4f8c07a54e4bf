import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Ways} from './meeting-ways.styles.ts'

/** The ways to see a specialist, each with a picture, what it is good for and what it costs (SPEC-1). */
export function MeetingWaysSection({section}: SectionProps<'meetingWays'>) {
  const {heading, intro, ways} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
        </SectionHead>
        <Ways>
          {definedItems(ways).map(({_key, mode, title, text, price, picture}) => (
            <li key={_key}>
              <div data-picture="">
                <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '48vw'})} />
              </div>
              <h3>
                <span>{mode}</span> {title}
              </h3>
              <p>{text}</p>
              <p data-price="">{price}</p>
            </li>
          ))}
        </Ways>
      </Wrap>
    </Band>
  )
}

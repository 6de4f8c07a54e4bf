import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems, ClaimSources, namesKind} from '#content/render/claim.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Head, Mosaic, Points, Targets} from './approach.styles.ts'

/** Mission and approach as a mosaic of images and text, with the targets of the mission below (ABOUT-3). */
export function ApproachSection({section}: SectionProps<'approach'>) {
  const {heading, text, pointsHeading, pictures, targetsHeading, targets, note, link} = section
  const points = definedItems(section.points)
  const claims = definedItems(targets)
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Head>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
        </Head>
        <Mosaic>
          {definedItems(pictures).map((picture) => (
            <div data-scene="" key={picture._key}>
              <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '66vw'})} />
            </div>
          ))}
          {points.length === 0 ? null : (
            <Points>
              {pointsHeading ? <h3>{pointsHeading}</h3> : null}
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Icon of={CheckCircleIcon} />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
              {link ? <ContentTextLink link={link} /> : null}
            </Points>
          )}
        </Mosaic>
        {claims.length === 0 ? null : (
          <Targets>
            <div>
              {targetsHeading ? <h2>{targetsHeading}</h2> : null}
              {note ? <Lead>{note}</Lead> : null}
            </div>
            <ClaimFrame>
              <dl>
                <ClaimItems claims={claims} isMarked={namesKind(targetsHeading, claims)} />
              </dl>
              <ClaimSources claims={claims} />
            </ClaimFrame>
          </Targets>
        )}
      </Wrap>
    </Band>
  )
}

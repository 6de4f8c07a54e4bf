import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Grid, Lead, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Points, Targets} from './approach.styles.ts'

/** Mission and approach with pictures and numbers (ABOUT-3). */
export function ApproachSection({section}: SectionProps<'approach'>) {
  const {heading, text, pointsHeading, points, pictures, targetsHeading, targets, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
          {pointsHeading ? <h3>{pointsHeading}</h3> : null}
          <Points>
            {definedItems(points).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        </Stack>
        <Grid>
          {definedItems(pictures).map((picture) => (
            <Picture
              key={picture._key}
              picture={picture}
              sizes={pictureSizes({medium: '100vw', large: '25vw'})}
            />
          ))}
        </Grid>
        {targetsHeading ? <h3>{targetsHeading}</h3> : null}
        <Targets>
          {definedItems(targets).map((claim) => (
            <div key={claim._id}>
              <dt>{claim.value}</dt>
              <dd>{claim.text}</dd>
            </div>
          ))}
        </Targets>
        {note ? <p>{note}</p> : null}
      </Wrap>
    </Band>
  )
}

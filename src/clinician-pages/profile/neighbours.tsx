import {Picture} from '#content/render/picture.tsx'
import type {Profile} from '#content/queries/get-profile.ts'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {profilePath} from '#shared/clinicians.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {bandGround, Wrap} from '#ui/layout/layout.styles.ts'
import {serviceTint} from '#clinician-pages/service-tint.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {NeighboursBand} from './neighbours.styles.ts'

/** Links to clinicians of the same kind. */
export function Neighbours({profile: {clinician, neighbours, template}}: {profile: Profile}) {
  if (neighbours.length === 0) return null
  const {heading, exampleHeading, available} = template.neighbours
  const areSamples = neighbours.every(({isSample}) => isSample)
  return (
    <NeighboursBand {...bandGround.of(serviceTint(clinician))}>
      <Wrap>
        <Heading $size="small">{(areSamples ? exampleHeading : null) ?? heading}</Heading>
        <ul>
          {neighbours.map((neighbour) => (
            <li key={neighbour._id}>
              <SiteLink href={profilePath(neighbour)}>
                <span data-arch="">
                  <Picture
                    picture={{...neighbour.portrait, alt: '', decorative: true}}
                    sizes="7.5rem"
                  />
                </span>
                <span data-copy="">
                  <b>{neighbour.name}</b>
                  <span>
                    {neighbour.specialty} · {neighbour.location}
                  </span>
                  {neighbour.isPaused || neighbour.isSample ? null : (
                    <span>
                      {available} {neighbour.availability}
                    </span>
                  )}
                  <SampleBadge of={neighbour} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </NeighboursBand>
  )
}

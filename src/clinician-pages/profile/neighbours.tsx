import {Picture} from '#content/render/picture.tsx'
import type {Profile} from '#content/queries/get-profile.ts'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {profilePath} from '#shared/clinicians.ts'
import {SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {serviceTint} from '#clinician-pages/service-tint.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {NeighboursBand} from './neighbours.styles.ts'

/** Links to clinicians of the same kind. */
export function Neighbours({profile: {clinician, neighbours, template}}: {profile: Profile}) {
  if (neighbours.length === 0) return null
  const {heading, exampleHeading, available} = template.neighbours
  const areSamples = neighbours.every(({isSample}) => isSample)
  return (
    <NeighboursBand $ground={serviceTint(clinician)}>
      <Wrap>
        <SectionHead>
          <h2>{(areSamples ? exampleHeading : null) ?? heading}</h2>
        </SectionHead>
        <List $columns="three" $title="medium">
          {neighbours.map((neighbour) => (
            <li key={neighbour._id}>
              <SiteLink href={profilePath(neighbour)}>
                <Media $ratio="tall" $shape="arch">
                  <Picture
                    picture={{...neighbour.portrait, alt: '', decorative: true}}
                    sizes="11rem"
                  />
                </Media>
                <div>
                  <h3>{neighbour.name}</h3>
                  <p>
                    {neighbour.specialty}, {neighbour.location}
                  </p>
                  {neighbour.isPaused || neighbour.isSample ? null : (
                    <p>
                      {available} {neighbour.availability}
                    </p>
                  )}
                  <SampleBadge of={neighbour} />
                </div>
              </SiteLink>
            </li>
          ))}
        </List>
      </Wrap>
    </NeighboursBand>
  )
}

import {Fragment} from 'react'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {Profile} from '#content/queries/get-profile.ts'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {StarRating} from '#ui/star-rating/star-rating.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {profileCrumbs} from '#clinician-pages/clinician-facts.ts'
import {serviceTint} from '#clinician-pages/service-tint.ts'
import {Doorway, HeroBand, HeroCopy} from './profile-hero.styles.ts'

const portraitSizes = pictureSizes({small: '20rem', medium: '15rem', large: '28rem'})

/** Shows the clinician in a doorway, beside name, availability and rating. */
export function ProfileHero({profile}: {profile: Profile}) {
  const {clinician, template} = profile
  const {hero} = template
  return (
    <HeroBand $ground={serviceTint(clinician)}>
      <Wrap>
        <Columns $align="end" $share="5-7">
          <HeroCopy>
            <PageTrail headline={clinician.name} section={profileCrumbs(profile)} />
            <Row as="p">
              <SampleBadge of={clinician} />
              {clinician.isSample ? null : clinician.isPaused ? (
                <Tag kind="soon">{hero.paused}</Tag>
              ) : (
                <Tag kind={clinician.availability === 'Today' ? 'on' : 'plain'}>
                  {hero.available}
                </Tag>
              )}
            </Row>
            <h1>
              {clinician.name.split(' ').map((word, index) => (
                <Fragment key={index}>
                  {index === 0 ? null : ' '}
                  <span>{word}</span>
                </Fragment>
              ))}
            </h1>
            <Lead>{hero.lead}</Lead>
            {clinician.rating === null ? null : (
              <p>
                <StarRating rating={clinician.rating} text="" /> <b>{clinician.rating}</b>{' '}
                <span>{clinician.isSample ? hero.ratingExample : hero.rating}</span>
              </p>
            )}
          </HeroCopy>
          <Doorway>
            <div>
              <i data-keystone="" />
              <Picture eager picture={clinician.portrait} sizes={portraitSizes} />
            </div>
            <i data-step="" />
            <i data-step="" data-lower="" />
          </Doorway>
        </Columns>
      </Wrap>
    </HeroBand>
  )
}

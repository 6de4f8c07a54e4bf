import type {Profile} from '#content/queries/get-profile.ts'
import type {LinkContent} from '#content/render/content-link.tsx'
import {RequestCard} from './request-card.tsx'
import {Checks} from './checks.tsx'
import {checkState} from './check-state.ts'
import {Greetings} from './greetings.tsx'
import {Neighbours} from './neighbours.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {ProfileHero} from './profile-hero.tsx'
import {ServiceLedger} from './service-ledger.tsx'
import {VisitAreas} from './visit-areas.tsx'

interface ProfilePageProps {
  profile: Profile
  /** Action with which the page ends. It replaces the request for a visit by a sample. */
  action: LinkContent | null
  /** Time of rendering, for the age of the check. */
  now: Date
}

/** Renders what the profile of a clinician shows above its sections. */
export function ProfilePage({profile, action, now}: ProfilePageProps) {
  const {clinician, template} = profile
  const check = checkState(clinician, template.checks.maxDays, now)
  return (
    <>
      <ProfileHero profile={profile} />
      <Wrap>
        <Columns $share="7-5">
          <RequestCard check={check} join={action} profile={profile} />
          <Checks check={check} profile={profile} />
        </Columns>
      </Wrap>
      <Greetings profile={profile} />
      <ServiceLedger profile={profile} />
      <VisitAreas profile={profile} />
      <Neighbours profile={profile} />
    </>
  )
}

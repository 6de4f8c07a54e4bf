import type {Profile} from '#content/queries/get-profile.ts'
import {EndingPanel} from '#content/render/ending-panel.tsx'
import {ActionBar} from '#layout/action-bar/action-bar.tsx'
import {joinLink} from './join-link.ts'
import {RequestCard} from './request-card.tsx'
import {Checks} from './checks.tsx'
import {checkState} from './check-state.ts'
import {Greetings} from './greetings.tsx'
import {Neighbours} from './neighbours.tsx'
import {ProfileBody} from './profile-page.styles.ts'
import {ProfileHero} from './profile-hero.tsx'
import {ServiceLedger} from './service-ledger.tsx'
import {VisitAreas} from './visit-areas.tsx'
import {ProfileQuotes} from './profile-quotes.tsx'

interface ProfilePageProps {
  profile: Profile
  /** Time of rendering, for the age of the check. */
  now: Date
}

/** Renders the profile of a clinician. */
export function ProfilePage({profile, now}: ProfilePageProps) {
  const {clinician, template, service} = profile
  const {join} = template
  const link = joinLink(profile)
  const check = checkState(clinician, template.checks.maxDays, now)
  return (
    <>
      <ProfileHero profile={profile} />
      <ProfileBody>
        <RequestCard check={check} join={link} profile={profile} />
        <Checks check={check} profile={profile} />
      </ProfileBody>
      <Greetings profile={profile} />
      <ServiceLedger profile={profile} />
      <VisitAreas profile={profile} />
      <ProfileQuotes profile={profile} />
      <Neighbours profile={profile} />
      {join && link ? (
        <EndingPanel
          heading={join.heading}
          primary={link}
          service={service}
          text={join.text ?? null}
        />
      ) : null}
      <ActionBar link={link} />
    </>
  )
}

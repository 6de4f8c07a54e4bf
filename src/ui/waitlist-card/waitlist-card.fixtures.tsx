import {WaitlistCard} from './waitlist-card.tsx'
import {WaitlistCardFrame} from './waitlist-card.styles.ts'

const full = {
  door: 'gp',
  number: 17,
  label: 'Lamplight waitlist',
  title: 'You’re on the list for SE5',
  service: 'GP at home',
  text: 'Visits haven’t started yet. We’ll email you when we open near you.',
  keep: {label: 'Save this card', href: '/register-interest/received/gp-se5.png'},
  print: 'Print this card',
} as const

export const waitlistCardFixtures = {
  full: (
    <WaitlistCardFrame>
      <WaitlistCard {...full} />
    </WaitlistCardFrame>
  ),
  longestName: (
    <WaitlistCardFrame>
      <WaitlistCard
        {...full}
        door="specialist"
        number={21}
        service="Specialist"
        title="You’re on the list for Hammersmith and Fulham"
      />
    </WaitlistCardFrame>
  ),
  bare: (
    <WaitlistCardFrame>
      <WaitlistCard
        {...full}
        door={null}
        keep={null}
        label={null}
        number={null}
        print={null}
        service={null}
        title="You’re on the list"
      />
    </WaitlistCardFrame>
  ),
}

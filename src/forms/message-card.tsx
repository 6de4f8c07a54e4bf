import {type ComponentProps, lazy, Suspense} from 'react'
import type {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'

/** Without its code, the form still shows its message. */
const Card = lazy(async (): Promise<{default: typeof WaitlistCard}> => {
  const card = await import('#ui/waitlist-card/waitlist-card.tsx').catch(() => null)
  return {default: card?.WaitlistCard ?? (() => <></>)}
})

/** Card that says what we do with what was sent, in the light of an open door. */
export function MessageCard(props: ComponentProps<typeof WaitlistCard>) {
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  )
}

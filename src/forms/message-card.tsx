import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'

interface MessageCardProps {
  /** Subject of the message; null for any. */
  label: string | null
  title: string
  /** Says what happens next. */
  text: string
}

/** Shows the opening door with a card for a message that was sent (FORM-5). */
export const MessageCard = (props: MessageCardProps) => (
  <WaitlistCard
    {...props}
    details={[]}
    door={null}
    keep={null}
    number={null}
    print={null}
    service={null}
    share={null}
  />
)

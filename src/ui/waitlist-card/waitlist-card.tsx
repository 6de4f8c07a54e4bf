import type {ReactNode} from 'react'
import {PrintButton} from '#ui/print-button/print-button.client.tsx'
import {InsideDoor} from '#ui/scene/door/inside-door.tsx'
import {OpeningDoor} from '#ui/scene/door/opening-door.tsx'
import {type DoorName, MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {ShareButton} from '#ui/share-button/share-button.client.tsx'

interface WaitlistCardProps {
  /** Service that was chosen; null for any. */
  door?: DoorName | null
  number?: number | null
  /** Whether the door is seen from the hall, as professionals see it. */
  isInside?: boolean
  label: ReactNode
  title: string
  service?: string | null
  text: string
  /** Null when the picture has no copy. */
  keep?: {label: string; href: string} | null
  print?: string | null
  share?: string | null
  /** How to leave, the site's address and the date, on paper. */
  details?: readonly (string | null)[]
}

/**
 * Shows a door that opens, and a card in its light for a place on the waitlist (FORM-9). Needs `waitlistCardStyles`.
 */
export function WaitlistCard(props: WaitlistCardProps) {
  const {
    door = null,
    number = null,
    isInside = false,
    label,
    title,
    service = null,
    text,
    keep = null,
    print = null,
    share = null,
    details = [],
  } = props
  return (
    <div data-joined="">
      {/* A night scene in both themes, in which the card is paper. */}
      <div className="dark" data-doorstep="" data-sheet="">
        {isInside && door !== null ? (
          <InsideDoor door={door} number={number} />
        ) : (
          <OpeningDoor door={door} number={number} />
        )}
        <div className="light" data-waitlist-card="">
          {label ? (
            <p>
              <MiniDoor door="gp" state="lit" />
              <span>{label}</span>
            </p>
          ) : null}
          <h2>{title}</h2>
          {service === null ? null : (
            <p>
              <b>{service}</b>
            </p>
          )}
          <p>{text}</p>
          {details.map((detail) => (
            <p data-detail="" key={detail}>
              {detail}
            </p>
          ))}
        </div>
      </div>
      {keep === null && print === null && share === null ? null : (
        <div data-waitlist-keep="">
          {keep === null ? null : (
            <a download href={keep.href}>
              {keep.label}
            </a>
          )}
          {print === null ? null : <PrintButton>{print}</PrintButton>}
          {share === null ? null : <ShareButton title={title}>{share}</ShareButton>}
        </div>
      )}
    </div>
  )
}

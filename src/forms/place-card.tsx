import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'
import {formatLongDate} from '#lib/format-date.ts'
import {londonDay} from '#lib/london-day.ts'
import {serviceOf} from '#forms/subjects.ts'
import type {Profession} from '#shared/professions.ts'
import {serviceLabels} from '#shared/forms/person-fields.ts'
import {
  areaName,
  cardPicturePath,
  parseReceivedPath,
  type CardContent,
  type WaitlistPlace,
} from '#shared/waitlist-card.ts'

interface PlaceCardProps extends CardContent {
  place: WaitlistPlace
  /** Day on which the form was sent, as an ISO date; null on a page, which anybody may open on any day. */
  joined?: string | null
  /** Replaces what patients are told: a professional waits for no service, and has no picture. */
  text?: string | null
}

/** Renders the card of a place on the waitlist; null in a dataset without its copy (FORM-9). */
export function PlaceCard({
  copy,
  address,
  doors,
  place,
  joined = null,
  text = null,
}: PlaceCardProps) {
  const {cardTitle, cardTitleArea, cardNotStarted, cardJoined, keepCard, next} = copy
  if (cardTitle === null) return null
  const {service, area} = place
  const door = doors.find(({key}) => key === service)
  const when = area === null ? copy.cardWhenOpen : copy.cardWhen
  const named = area === null ? null : cardTitleArea?.replace('{area}', areaName(area))
  // The open door only welcomes a person: the card says so until visits have started (decision 117).
  const hasStarted = (door === undefined ? doors : [door]).some(({status}) => status === 'started')
  const date =
    joined === null || cardJoined === null ? '' : `${cardJoined} ${formatLongDate(joined)}`
  return (
    <WaitlistCard
      details={[text === null ? next : null, [address, date].filter(Boolean).join(' · ')].filter(
        Boolean,
      )}
      door={service}
      isInside={text !== null}
      keep={
        keepCard === null || text !== null ? null : {label: keepCard, href: cardPicturePath(place)}
      }
      label={text === null ? copy.cardLabel : copy.cardRegister}
      number={door?.doorNumber ?? null}
      print={copy.printCard}
      share={copy.shareCard}
      service={service === null || text !== null ? null : serviceLabels[service]}
      text={text ?? [hasStarted ? [] : cardNotStarted, when].flat().filter(Boolean).join(' ')}
      title={named ?? cardTitle}
    />
  )
}

interface SentCardProps extends CardContent {
  /** Null for patients. */
  profession: Profession | null
  /** Says what happens next; the card of a professional shows it. */
  next: string
  /** Page that the response names. */
  path: string | null
  /** Service that was chosen. */
  service: unknown
}

/**
 * Renders the card after a form was sent (FORM-9). Another backend names no page, and doesn't say which areas it knows
 * (API-5).
 */
export function SentCard({profession, next, path, service, ...content}: SentCardProps) {
  const joined = londonDay(new Date())
  if (profession !== null)
    return (
      <PlaceCard
        {...content}
        joined={joined}
        place={{service: profession, area: null}}
        text={next}
      />
    )
  const chosen = {service: serviceOf(typeof service === 'string' ? service : null), area: null}
  return <PlaceCard {...content} joined={joined} place={parseReceivedPath(path ?? '') ?? chosen} />
}

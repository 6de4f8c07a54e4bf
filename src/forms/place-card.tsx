import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'
import {formatLongDate} from '#lib/format-date.ts'
import {londonDay} from '#lib/london-day.ts'
import {serviceLabels} from '#shared/forms/waitlist.ts'
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
}

/** Renders the card of a place on the waitlist; null in a dataset without its copy (FORM-9). */
export function PlaceCard({copy, address, doors, place, joined = null}: PlaceCardProps) {
  const {cardTitle, cardTitleArea, cardNotStarted, cardWhen, cardJoined, keepCard, next} = copy
  if (cardTitle === null) return null
  const {service, area} = place
  const door = doors.find(({key}) => key === service)
  const named = area === null ? null : cardTitleArea?.replace('{area}', areaName(area))
  // The open door only welcomes a person: the card says so until visits have started (decision 117).
  const hasStarted = (door === undefined ? doors : [door]).some(({status}) => status === 'started')
  const date =
    joined === null || cardJoined === null ? '' : `${cardJoined} ${formatLongDate(joined)}`
  return (
    <WaitlistCard
      details={[next, [address, date].filter(Boolean).join(' · ')].filter(Boolean)}
      door={service}
      keep={keepCard === null ? null : {label: keepCard, href: cardPicturePath(place)}}
      label={copy.cardLabel}
      number={door?.doorNumber ?? null}
      print={copy.printCard}
      share={copy.shareCard}
      service={service === null ? null : serviceLabels[service]}
      text={[hasStarted ? [] : cardNotStarted, cardWhen].flat().filter(Boolean).join(' ')}
      title={named ?? cardTitle}
    />
  )
}

/**
 * Renders the card for a form that was sent. Another backend names no page, and doesn't say which areas it knows
 * (API-5).
 *
 * @param path - page that the response names
 */
export function sentCard(
  content: CardContent,
  path: string | null,
  service: WaitlistPlace['service'] = null,
) {
  return (
    <PlaceCard
      {...content}
      joined={londonDay(new Date())}
      place={parseReceivedPath(path ?? '') ?? {service, area: null}}
    />
  )
}

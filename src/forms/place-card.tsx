import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'
import {serviceChoices} from '#shared/forms/waitlist.ts'
import {
  areaName,
  cardPicturePath,
  parseReceivedPath,
  type ServiceDoorFacts,
  type WaitlistPlace,
} from '#shared/waitlist-card.ts'

/** Copy of the card; null in older datasets. */
export interface PlaceCardCopy {
  cardLabel: string | null
  cardTitle: string | null
  /** With the token `{area}`. */
  cardTitleArea: string | null
  cardNotStarted: string | null
  cardWhen: string | null
  keepCard: string | null
  printCard: string | null
}

interface PlaceCardProps {
  copy: PlaceCardCopy
  doors: readonly ServiceDoorFacts[]
  place: WaitlistPlace
}

/** Renders the card of a place on the waitlist; null in a dataset without its copy (FORM-9). */
export function PlaceCard({copy, doors, place}: PlaceCardProps) {
  const {cardTitle, cardTitleArea, cardNotStarted, cardWhen, keepCard} = copy
  if (cardTitle === null) return null
  const {service, area} = place
  const door = doors.find(({key}) => key === service)
  const named = area === null ? null : cardTitleArea?.replace('{area}', areaName(area))
  // The open door only welcomes a person: the card says so until visits have started (decision 118).
  const hasStarted = (door === undefined ? doors : [door]).some(({status}) => status === 'started')
  return (
    <WaitlistCard
      door={service}
      keep={keepCard === null ? null : {label: keepCard, href: cardPicturePath(place)}}
      label={copy.cardLabel}
      number={door?.doorNumber ?? null}
      print={copy.printCard}
      service={serviceChoices.find(({value}) => value === service)?.label ?? null}
      text={[hasStarted ? [] : cardNotStarted, cardWhen].flat().filter(Boolean).join(' ')}
      title={named ?? cardTitle}
    />
  )
}

/**
 * Returns the place that a sent form is about. Another backend names no page, and doesn't say which areas it knows
 * (API-5).
 */
export function placeSent(path: string | null, service: WaitlistPlace['service']): WaitlistPlace {
  return parseReceivedPath(path ?? '') ?? {service, area: null}
}

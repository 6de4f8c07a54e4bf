import {PillIcon} from '@phosphor-icons/react/dist/ssr/Pill'
import {StethoscopeIcon} from '@phosphor-icons/react/dist/ssr/Stethoscope'
import {HouseLineIcon} from '@phosphor-icons/react/dist/ssr/HouseLine'
import {definedItems} from '#lib/defined-items.ts'
import {guideAnswers, placeKind, type PlaceKind} from '#ui/care-card.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {LinkifiedText} from './linkified-text.tsx'
import {ContentLink, type LinkContent} from './content-link.tsx'

/** A `careCard` document: where to get help. */
export interface CareCardContent {
  kind: PlaceKind
  level: string
  prefix: string | null
  heading: string
  warning: string | null
  bullets: readonly string[]
  note: string | null
  links: readonly (LinkContent & {_key: string})[] | null
}

interface CareCardProps {
  card: CareCardContent
  /** Indexes of the guide's answers that the card matches. */
  answers?: readonly number[]
}

/** List item after the care cards of the NHS design system. The prefix of the heading is for screen readers. */
export function CareCard({card, answers}: CareCardProps) {
  const {kind, level, prefix, heading, warning, bullets, note} = card
  const isEmergency = kind === 'emergency'
  return (
    <li {...placeKind.of(kind)} {...guideAnswers.of(answers?.join(' '))}>
      <p data-level="">
        <span data-arch="">
          <Mark kind={kind} />
        </span>
        <span>{level}</span>
      </p>
      <div data-advice="">
        {isEmergency ? <CareLinks {...card} /> : null}
        <h3>
          {prefix ? <span data-sr-only="">{prefix} </span> : null}
          {heading}
        </h3>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <LinkifiedText text={bullet} />
            </li>
          ))}
        </ul>
        {warning ? (
          <p>
            <LinkifiedText text={warning} />
          </p>
        ) : null}
        {note ? (
          <p data-care-note="">
            <LinkifiedText text={note} />
          </p>
        ) : null}
        {isEmergency ? null : <CareLinks {...card} />}
      </div>
    </li>
  )
}

/** Ways to get help. In an emergency they come first, where nobody has to scroll to them. */
const CareLinks = ({links}: CareCardContent) =>
  links && links.length > 0 ? (
    <p data-care-links="">
      {definedItems(links).map((link) => (
        <ContentLink key={link._key} link={link} />
      ))}
    </p>
  ) : null

const placeIcons = {
  home: HouseLineIcon,
  gp: StethoscopeIcon,
  pharmacist: PillIcon,
} as const

function Mark({kind}: {kind: PlaceKind}) {
  if (kind === 'emergency') return <b aria-hidden="true">999</b>
  if (kind === 'urgent') return <b aria-hidden="true">111</b>
  return <Icon of={placeIcons[kind]} size="large" />
}

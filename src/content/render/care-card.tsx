import {PillIcon} from '@phosphor-icons/react/dist/ssr/Pill'
import {StethoscopeIcon} from '@phosphor-icons/react/dist/ssr/Stethoscope'
import {definedItems} from '#lib/defined-items.ts'
import {guideAnswers, placeKind, type PlaceKind} from '#ui/care-card.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {CallableText} from './callable-text.tsx'
import {ContentLink, type LinkContent} from './content-link.tsx'

/** A place to go for help, as the dataset has it. */
export interface CareCardContent {
  kind: PlaceKind
  level: string
  prefix: string | null
  heading: string
  bullets: readonly string[]
  note: string | null
  links: readonly (LinkContent & {_key: string})[] | null
}

interface CareCardProps {
  card: CareCardContent
  /** The numbers of the answers of a guide that it fits. */
  answers?: readonly number[]
}

/**
 * One place to go, after the care cards of the NHS design system: a level in colour and in words, a heading with a
 * prefix for screen readers. It is an item of a list.
 */
export function CareCard({card, answers}: CareCardProps) {
  const {kind, level, prefix, heading, bullets, note, links} = card
  return (
    <li {...placeKind.of(kind)} {...guideAnswers.of(answers?.join(' '))}>
      <p data-level="">
        <span data-arch="">
          <Mark kind={kind} />
        </span>
        <span>{level}</span>
      </p>
      <div data-advice="">
        <h3>
          {prefix ? <span data-sr-only="">{prefix} </span> : null}
          {heading}
        </h3>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <CallableText text={bullet} />
            </li>
          ))}
        </ul>
        {note ? (
          <p data-care-note="">
            <CallableText text={note} />
          </p>
        ) : null}
        {links && links.length > 0 ? (
          <p data-care-links="">
            {definedItems(links).map((link) => (
              <ContentLink key={link._key} link={link} />
            ))}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function Mark({kind}: {kind: PlaceKind}) {
  if (kind === 'emergency') return <b aria-hidden="true">999</b>
  if (kind === 'urgent') return <b aria-hidden="true">111</b>
  if (kind === 'home') return <MiniDoor door="gp" isOpen />
  return <Icon of={kind === 'gp' ? StethoscopeIcon : PillIcon} size="large" />
}

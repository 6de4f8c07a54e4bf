import {dialogLink} from '#content/render/dialog-link.ts'
import {InvitationLink} from '#content/render/invitation-link.client.tsx'
import {resultArea} from '#ui/london-map/map-attributes.ts'
import {buttonPart, tagKind} from '#ui/state-attributes.ts'
import {type AreaStatus, type FoundResult, groupAreas} from './check-area.ts'

export type StatusLabels = Readonly<Record<AreaStatus, string>>

interface AreaResultViewProps {
  result: FoundResult
  labels: StatusLabels
}

/** Status of the matching areas, with a link to the waitlist after the first sentence. */
export function AreaResultView({result, labels}: AreaResultViewProps) {
  const {areas, join} = result
  const hasCommonStatus = new Set(areas.map(({status}) => status)).size === 1
  const saysMore = !hasCommonStatus || areas.some(({note, waiting}) => note || waiting !== null)
  const [first, ...others] = result.paragraphs
  return (
    <>
      <p>{first}</p>
      {join === null ? null : (
        <InvitationLink {...buttonPart} {...dialogLink('waitlist', join.area)} href={join.href}>
          {join.label}
        </InvitationLink>
      )}
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {areas.length === 0 ? null : (
        // The sentence names the boroughs; the map needs them even then.
        <ul hidden={!saysMore}>
          {groupAreas(areas).map(({status, note, waiting, members}) => (
            <li key={members.map(({slug}) => slug).join()}>
              <span>
                {members.map(({slug, name}, index) => (
                  <b key={slug} {...resultArea.of(slug)}>
                    {index < members.length - 1 ? `${name}, ` : `${name} `}
                  </b>
                ))}
              </span>
              {hasCommonStatus ? null : (
                <span {...tagKind.of(status === 'open' ? 'on' : 'plain')}>{labels[status]}</span>
              )}
              {waiting === null ? null : <span data-waiting="">{` ${waiting}`}</span>}
              {note ? <p>{note}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

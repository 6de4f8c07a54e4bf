import type {ReactNode} from 'react'
import {dialogLink} from '#content/render/dialog-link.ts'
import {resultArea} from '#ui/london-map/map-attributes.ts'
import {tagKind} from '#ui/state-attributes.ts'
import {type AreaStatus, type FoundResult, groupAreas} from './check-area.ts'

export type StatusLabels = Readonly<Record<AreaStatus, string>>

interface AreaResultViewProps {
  result: FoundResult
  labels: StatusLabels
}

/** Status of the matching areas, with a link to the waitlist after the first sentence. */
export function AreaResultView({result, labels}: AreaResultViewProps) {
  const {join} = result
  return (
    <Answer labels={labels} result={result}>
      {join === null ? null : (
        <a {...dialogLink('waitlist', join.area)} href={join.href}>
          {join.label}
        </a>
      )}
    </Answer>
  )
}

/** Invisible result of the same size, which keeps room for any result, so that none moves the page. */
export function ReservedRoom({result, labels}: AreaResultViewProps) {
  return (
    <div aria-hidden="true" data-reserved="">
      <Answer labels={labels} result={result}>
        {result.join === null ? null : <span>{result.join.label}</span>}
      </Answer>
    </div>
  )
}

function Answer({result, labels, children}: AreaResultViewProps & {children: ReactNode}) {
  const {areas} = result
  const hasCommonStatus = new Set(areas.map(({status}) => status)).size === 1
  const [first, ...others] = result.paragraphs
  return (
    <>
      <p>{first}</p>
      {children}
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {areas.length === 0 ? null : (
        <ul>
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

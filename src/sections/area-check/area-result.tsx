import {dialogLink} from '#content/render/dialog-link.ts'
import {tagKind} from '#ui/state-attributes.ts'
import type {AreaResult, AreaStatus} from './check-area.ts'

export type StatusLabels = Readonly<Record<AreaStatus, string>>

interface AreaResultViewProps {
  result: Exclude<AreaResult, {kind: 'invalid'}>
  labels: StatusLabels
}

/** Status of the matching areas, with a link to the waitlist. */
export function AreaResultView({result, labels}: AreaResultViewProps) {
  const {paragraphs, areas, join} = result
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {areas.length === 0 ? null : (
        <ul>
          {areas.map(({name, slug, status, note}) => (
            <li key={slug}>
              <b>{`${name} `}</b>
              <span {...tagKind.of(status === 'open' ? 'on' : 'plain')}>{labels[status]}</span>
              {note === null ? null : <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {join === null ? null : (
        <a {...dialogLink('waitlist', join.area)} href={join.href}>
          {join.label}
        </a>
      )}
    </>
  )
}

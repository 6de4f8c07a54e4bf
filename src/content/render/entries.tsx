import type {ComponentProps} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import {PointIcon} from '#content/render/point-icon.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {List, type ListVariants} from '#ui/layout/list.styles.ts'

/** Entry of a list in the content. It shows what it has. */
export interface Entry {
  _key: string
  icon?: ComponentProps<typeof PointIcon>['name']
  picture?: ComponentProps<typeof Picture>['picture']
  label?: string
  title?: string
  text?: string
  body?: ComponentProps<typeof RichText>['value']
  /** Short lines, each behind the icon. */
  lines?: readonly string[]
  price?: string
}

interface EntriesProps extends ListVariants {
  items: readonly (Entry | null)[] | null | undefined
  as?: 'ul' | 'ol'
  /** Level of the titles. */
  level?: 'h2' | 'h3'
}

/** A list of titles and texts, of the look that its variants describe. */
export function Entries({items, as = 'ul', level = 'h3', ...look}: EntriesProps) {
  const lead = look.$lead
  return (
    <List as={as} {...look}>
      {definedItems(items).map((entry) => (
        <li key={entry._key}>
          <Lead entry={entry} of={lead} />
          {lead ? (
            <div>
              <Words entry={entry} level={level} />
            </div>
          ) : (
            <Words entry={entry} level={level} />
          )}
        </li>
      ))}
    </List>
  )
}

/** Renders what the look shows beside an entry. CSS counts the numbers. */
function Lead({entry, of}: {entry: Entry; of: ListVariants['$lead']}) {
  if (of === 'tick') return <PointIcon name="tick" size="text" />
  if (of === 'icon') return <PointIcon name={entry.icon} />
  if (of !== 'picture' || !entry.picture) return null
  return (
    <div data-picture="">
      <Picture picture={entry.picture} sizes={pictureSizes({medium: '100vw', large: '33vw'})} />
    </div>
  )
}

function Words({entry, level: Title}: {entry: Entry; level: 'h2' | 'h3'}) {
  const {icon, label, title, text, lines, body, price} = entry
  return (
    <>
      {title ? (
        <Title>
          {label ? <span>{label} </span> : null}
          {title}
        </Title>
      ) : null}
      {text ? <p>{text}</p> : null}
      {lines?.length ? <Lines icon={icon} items={lines} /> : null}
      <RichText value={body ?? null} />
      {price ? <p data-price="">{price}</p> : null}
    </>
  )
}

interface LinesProps extends ListVariants {
  items: readonly string[]
  /** Icon before each line; a tick by default. */
  icon?: Entry['icon']
}

/** A list of short lines behind an icon. */
export function Lines({items, icon = 'tick', ...look}: LinesProps) {
  return (
    <List $mark={icon === 'tick' ? 'good' : 'none'} {...look}>
      {items.map((line) => (
        <li key={line}>
          <PointIcon name={icon} size="text" />
          <span>
            <LinkifiedText text={line} />
          </span>
        </li>
      ))}
    </List>
  )
}

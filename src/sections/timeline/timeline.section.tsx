import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {PaintBrushIcon} from '@phosphor-icons/react/dist/ssr/PaintBrush'
import {PlugsConnectedIcon} from '@phosphor-icons/react/dist/ssr/PlugsConnected'
import {RocketLaunchIcon} from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import {SparkleIcon} from '@phosphor-icons/react/dist/ssr/Sparkle'
import {WrenchIcon} from '@phosphor-icons/react/dist/ssr/Wrench'
import {ArrowLink, ContentButton} from '#content/render/content-link.styles.ts'
import {ContentTextLink} from '#content/render/text-link.tsx'
import {Pager} from '#content/render/pager.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {formatMonthAndYear} from '#lib/format-date.ts'
import {updatesFeed} from '#shared/paths.ts'
import {PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Entries, Opening, TimelineBand} from './timeline.styles.ts'

type Section = SectionProps<'timeline'>['section']
type Update = Section['updates'][number]

const marks = {
  feature: SparkleIcon,
  improvement: WrenchIcon,
  launch: RocketLaunchIcon,
  design: PaintBrushIcon,
  integration: PlugsConnectedIcon,
} as const

/** Updates, newest first, and what comes next (UPD-1). */
export function TimelineSection({section, listPage = 1}: SectionProps<'timeline'>) {
  const {headline, lead, back, feedLabel, categories, empty, next, updates, listTotal} = section
  return (
    <TimelineBand id={section.anchor}>
      <Wrap>
        <Opening>
          {back ? (
            <ArrowLink data-back="" link={back}>
              <PreviousGlyph /> {back.label}
            </ArrowLink>
          ) : null}
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
        </Opening>
        {listTotal === 0 ? <Lead>{empty}</Lead> : null}
        <Entries>
          {updates.map((update) => (
            <Entry key={update._id} badge={categories[update.category]} update={update} />
          ))}
          {next ? (
            <li data-next="">
              <p>{next.label}</p>
              <div>
                <h2>{next.heading}</h2>
                {next.text ? <Lead>{next.text}</Lead> : null}
                {next.link ? <ContentButton link={next.link} /> : null}
              </div>
            </li>
          ) : null}
        </Entries>
        <Pager listPage={listPage} section={section} />
        <p data-feed="">
          <a href={updatesFeed}>{feedLabel}</a>
        </p>
      </Wrap>
    </TimelineBand>
  )
}

function Entry({update, badge}: {update: Update; badge: string}) {
  const {_id, title, date, description, category, link, picture} = update
  const highlights = definedItems(update.highlights)
  return (
    <li id={_id}>
      <div data-when="">
        <time dateTime={date.slice(0, 7)}>{formatMonthAndYear(date)}</time>
        <span {...tagKind.of('on')}>
          <Icon of={marks[category]} size="small" />
          {badge}
        </span>
      </div>
      <div>
        <h2>{title}</h2>
        <Lead>{description}</Lead>
        {highlights.length === 0 ? null : (
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>
                <Icon of={CheckCircleIcon} />
                <span>{highlight}</span>
              </li>
            ))}
          </ul>
        )}
        {link ? (
          <p>
            <ContentTextLink link={link} />
          </p>
        ) : null}
        {picture ? (
          <div data-scene="">
            <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '66vw'})} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

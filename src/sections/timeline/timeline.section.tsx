import {PaintBrushIcon} from '@phosphor-icons/react/dist/ssr/PaintBrush'
import {PlugsConnectedIcon} from '@phosphor-icons/react/dist/ssr/PlugsConnected'
import {RocketLaunchIcon} from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import {SparkleIcon} from '@phosphor-icons/react/dist/ssr/Sparkle'
import {WrenchIcon} from '@phosphor-icons/react/dist/ssr/Wrench'
import {ArrowLink, ContentButton} from '#content/render/content-link.styles.ts'
import {ContentTextLink} from '#content/render/text-link.tsx'
import {Lines} from '#content/render/entries.tsx'
import {Pager} from '#content/render/pager.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {formatMonthAndYear} from '#lib/format-date.ts'
import {updatesFeed} from '#shared/paths.ts'
import {PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Band, Lead, OpeningBand, Part, SmallHeading, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'
import {textLink} from '#ui/text-link/text-link.styles.ts'
import {Next, Story, Updates} from './timeline.styles.ts'

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
    <>
      <OpeningBand id={section.anchor}>
        <Wrap>
          <Stack>
            {back ? (
              <ArrowLink link={back}>
                <PreviousGlyph /> {back.label}
              </ArrowLink>
            ) : null}
            <h1>{headline}</h1>
            {lead ? <Lead>{lead}</Lead> : null}
          </Stack>
        </Wrap>
      </OpeningBand>
      <Band>
        <Wrap>
          {listTotal === 0 ? <Lead>{empty}</Lead> : null}
          <Updates>
            {updates.map((update, index) => (
              <Entry
                badge={categories[update.category]}
                key={update._id}
                repeatsMonth={monthOf(update) === monthOf(updates[index - 1])}
                update={update}
              />
            ))}
            {next ? (
              <Columns $share="4-8" as="li">
                <SmallHeading as="p">{next.label}</SmallHeading>
                <Next>
                  <SmallHeading>{next.heading}</SmallHeading>
                  {next.text ? <Lead>{next.text}</Lead> : null}
                  {next.link ? <ContentButton link={next.link} /> : null}
                </Next>
              </Columns>
            ) : null}
          </Updates>
          <Pager listPage={listPage} section={section} />
          <Part>
            <a href={updatesFeed} {...textLink}>
              {feedLabel}
            </a>
          </Part>
        </Wrap>
      </Band>
    </>
  )
}

const monthOf = (update: Update | undefined) => update?.date.slice(0, 7)

interface EntryProps {
  update: Update
  badge: string
  /** Whether the entry above shows the month. */
  repeatsMonth: boolean
}

function Entry({update, badge, repeatsMonth}: EntryProps) {
  const {_id, title, date, description, category, highlights, link, picture} = update
  const month = <time dateTime={monthOf(update)}>{formatMonthAndYear(date)}</time>
  return (
    <Columns $share="4-8" as="li" id={_id}>
      <Stack>
        {repeatsMonth ? (
          <span data-sr-only="">{month}</span>
        ) : (
          <SmallHeading as="p">{month}</SmallHeading>
        )}
        <span {...tagKind.of('on')}>
          <Icon of={marks[category]} size="small" />
          {badge}
        </span>
      </Stack>
      <Story>
        <h2>{title}</h2>
        <Lead>{description}</Lead>
        {highlights?.length ? <Lines items={highlights} /> : null}
        {link ? <ContentTextLink link={link} /> : null}
        {picture ? (
          <Media $ratio="wide">
            <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '33vw'})} />
          </Media>
        ) : null}
      </Story>
    </Columns>
  )
}

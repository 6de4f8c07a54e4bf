import type {ReactNode} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {Columns, type ColumnsVariants} from './columns.styles.ts'
import {Band, type bandGround, Lead, Part, SectionHead, Wrap} from './layout.styles.ts'

/** How a section looks, apart from its content. */
export interface SectionLook {
  /** The page's own ground by default. */
  ground?: ValueOf<typeof bandGround>
  /** Lets the section exceed the text measure of a reading page. */
  width?: 'wide'
  /** Little space around a section that continues the one before. */
  tight?: boolean
  /** Head beside the content, with this share; above it by default. */
  share?: ColumnsVariants['$share']
  /** Keeps a head beside the content in view. */
  sticky?: boolean
}

interface SectionProps extends SectionLook {
  /** Id for links to the section. */
  anchor: string | undefined
  heading?: ReactNode
  lead?: ReactNode
  /** A link or button under the lead. */
  action?: ReactNode
  /** Beside head and content, on the left. */
  beside?: ReactNode
  /** Below both columns. */
  after?: ReactNode
  children?: ReactNode
}

/** A section of a page: its ground, the width of its content, and its head above or beside the content. */
export function Section({
  anchor,
  ground,
  width,
  tight,
  share,
  sticky,
  beside,
  after,
  children,
  ...words
}: SectionProps) {
  const head = <Head {...words} $sticky={sticky} />
  return (
    <Band $ground={ground} $tight={tight} $width={width} id={anchor}>
      <Wrap>
        {share === undefined ? (
          <>
            {head}
            {children}
          </>
        ) : (
          <Columns $align={beside ? 'center' : undefined} $share={share}>
            {beside ?? head}
            <div>
              {beside ? head : null}
              {children}
            </div>
          </Columns>
        )}
        {after ? <Part>{after}</Part> : null}
      </Wrap>
    </Band>
  )
}

type HeadProps = Pick<SectionProps, 'heading' | 'lead' | 'action'> & {$sticky?: boolean | undefined}

/** Heading of a section with a lead and a link, for sections with a composition of their own. */
export function Head({heading, lead, action, $sticky}: HeadProps) {
  if (!heading && !lead && !action) return null
  return (
    <SectionHead $sticky={$sticky}>
      {heading ? <h2>{heading}</h2> : null}
      {lead ? <Lead>{lead}</Lead> : null}
      {action}
    </SectionHead>
  )
}

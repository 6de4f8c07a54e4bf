import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {EmergencyCard} from './prose.styles.ts'

/** A table with more columns needs the wide layout. */
const maxNarrowColumns = 4

/** Running text, as on legal pages or beside a picture. */
export function ProseSection({section}: SectionProps<'prose'>) {
  const {anchor, heading, body, isEmergency, picture} = section
  const beside = picture ? (
    <Media>
      <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '58vw'})} />
    </Media>
  ) : null
  return (
    <Section
      anchor={anchor}
      heading={isEmergency ? null : heading}
      {...(beside ? {beside, share: '7-5'} : {})}
      {...(hasWideTable(body) ? {width: 'wide'} : {})}
    >
      {isEmergency ? (
        <EmergencyCard>
          {heading ? <h2>{heading}</h2> : null}
          <RichText value={body} />
        </EmergencyCard>
      ) : (
        <RichText value={body} />
      )}
    </Section>
  )
}

function hasWideTable(body: SectionProps<'prose'>['section']['body']): boolean {
  return body.some((block) => block._type === 'table' && block.columns.length > maxNarrowColumns)
}

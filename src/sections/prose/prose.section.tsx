import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Updated} from './prose.styles.ts'

/** Running text: legal pages and other reading. */
export function ProseSection({section}: SectionProps<'prose'>) {
  const {heading, updated, body} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          {heading ? <h2>{heading}</h2> : null}
          {updated ? <Updated dateTime={updated}>{formatDate(updated)}</Updated> : null}
          <RichText value={body} />
        </Stack>
      </Wrap>
    </Band>
  )
}

function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  )
}

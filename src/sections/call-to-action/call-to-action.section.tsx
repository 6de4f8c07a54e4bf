import {ContentButton} from '#content/render/content-link.styles.ts'
import type {SectionProps} from '#content/section-props.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {Band, Lead, Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {linkFields} from '#content/fragments/link.ts'
import {SwapAfterSending} from './after-sending.styles.ts'
import {Ending} from './call-to-action.styles.ts'

export const callToActionQuery = /* groq */ `
  layout,
  heading,
  sentHeading,
  text,
  primary{${linkFields}},
  secondary{${linkFields}}
`

/** Heading with one or two buttons, on a plain ground or a coloured panel. */
export function CallToActionSection({section}: SectionProps<'callToAction'>) {
  const {anchor, layout, heading, sentHeading, text, primary, secondary} = section
  const isPanel = layout === 'panel'
  const content = (
    <Stack>
      <h2>{heading}</h2>
      {text ? <Lead>{text}</Lead> : null}
      <Row>
        <ContentButton {...(isPanel && {$variant: 'lamp'})} link={primary} />
        {secondary ? (
          <ContentButton $variant={isPanel ? 'ghost' : 'outline'} link={secondary} />
        ) : null}
      </Row>
    </Stack>
  )
  if (!isPanel) {
    return (
      <Ending $ground="sunk" id={anchor ?? undefined} {...endingBand.of('')}>
        <SwapAfterSending>
          {content}
          {sentHeading ? (
            <div hidden>
              <h2>{sentHeading}</h2>
              {secondary ? <ContentButton link={secondary} /> : null}
            </div>
          ) : null}
        </SwapAfterSending>
      </Ending>
    )
  }
  return (
    <Ending id={anchor ?? undefined} {...endingBand.of('')}>
      <Wrap>
        <Band $ground="brand" $inset as="div">
          {content}
        </Band>
      </Wrap>
    </Ending>
  )
}

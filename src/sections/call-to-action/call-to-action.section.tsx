import {ContentButton} from '#content/render/content-link.styles.ts'
import {EndingPanel} from '#content/render/ending-panel.tsx'
import {Ending} from '#content/render/ending.styles.ts'
import type {SectionProps} from '#content/section-props.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {Lead, Row, Stack} from '#ui/layout/layout.styles.ts'
import {SwapAfterSending} from './after-sending.styles.ts'

/** Heading with one or two buttons, on a plain ground or a coloured panel. */
export function CallToActionSection({section, doors = []}: SectionProps<'callToAction'>) {
  const {anchor, layout, heading, sentHeading, text, primary, secondary, service} = section
  if (layout === 'panel') {
    const street = primary.dialog === 'waitlist' ? doors : []
    return <EndingPanel {...{anchor, heading, text, primary, secondary, service, street}} />
  }
  return (
    <Ending $ground="sunk" id={anchor} {...endingBand.of('')}>
      <SwapAfterSending>
        <Stack>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
          <Row>
            <ContentButton link={primary} />
            {secondary ? <ContentButton $variant="outline" link={secondary} /> : null}
          </Row>
        </Stack>
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

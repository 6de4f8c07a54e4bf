import {Band, Lead, Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {endingBand} from '#ui/state-attributes.ts'
import type {LinkContent} from './content-link.tsx'
import {ContentButton} from './content-link.styles.ts'
import {Ending} from './ending.styles.ts'

interface EndingPanelProps {
  anchor?: string | null
  heading: string
  text: string | null
  primary: LinkContent
  secondary?: LinkContent | null
}

/** Heading with one or two buttons on a coloured panel. */
export function EndingPanel({anchor, heading, text, primary, secondary}: EndingPanelProps) {
  return (
    <Ending id={anchor ?? undefined} {...endingBand.of('')}>
      <Wrap>
        <Band $ground="brand" $inset as="div">
          <Stack>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
            <Row>
              <ContentButton $variant="lamp" link={primary} />
              {secondary ? <ContentButton $variant="ghost" link={secondary} /> : null}
            </Row>
          </Stack>
        </Band>
      </Wrap>
    </Ending>
  )
}

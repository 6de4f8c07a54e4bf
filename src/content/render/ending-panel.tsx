import type {ReactNode} from 'react'
import {doorStateOf, type ServiceStatus} from '#shared/service-status.ts'
import {Lead, Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {type DoorName, MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {endingBand} from '#ui/state-attributes.ts'
import type {LinkContent} from './content-link.tsx'
import {ContentButton} from './content-link.styles.ts'
import {Ending, Panel} from './ending-panel.styles.ts'

interface EndingPanelProps {
  anchor?: string
  heading: string
  /** Replaces the heading, the text and the main button after the page's own form was sent. */
  sentHeading?: string | undefined
  text: string | null | undefined
  primary?: LinkContent
  secondary?: LinkContent | null
  /** Service that the action is about. */
  service?: Service | null
  /** Services whose doors stand on a panel without a service. */
  street?: readonly Service[]
  /** Main buttons of a page that has several. */
  children?: ReactNode
}

interface Service {
  key: DoorName
  status: ServiceStatus
}

/** Heading with buttons on a coloured panel that ends a page: the brand's, or the service's with its door. */
export function EndingPanel(props: EndingPanelProps) {
  const {anchor, heading, sentHeading, text, primary, secondary, service, street = []} = props
  return (
    <Ending id={anchor} {...endingBand.of('')}>
      <Wrap>
        <Panel $ground={service?.key ?? 'brand'} $inset as="div">
          <Stack>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
            <Row>
              {primary ? <ContentButton $variant="lamp" link={primary} /> : null}
              {props.children}
              {secondary ? <ContentButton $variant="ghost" link={secondary} /> : null}
            </Row>
          </Stack>
          {sentHeading ? (
            <div hidden>
              <h2>{sentHeading}</h2>
              {secondary ? <ContentButton $variant="lamp" link={secondary} /> : null}
            </div>
          ) : null}
          {(service ? [service] : street).map(({key, status}) => (
            <MiniDoor door={key} key={key} state={doorStateOf(status)} />
          ))}
        </Panel>
      </Wrap>
    </Ending>
  )
}

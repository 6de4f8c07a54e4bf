import {CalendarBlankIcon} from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import {ContactWays} from '#content/render/contact-ways.tsx'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Head} from '#ui/layout/section.tsx'
import {Media} from '#ui/layout/media.styles.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {ContactBand} from './contact.styles.ts'

/** Ways to reach us beside a portrait or the heading (PROV-4). With a button, the section is the action of its page. */
export function ContactSection({section}: SectionProps<'contact'>) {
  const {anchor, heading, text, picture, settings, emailHint, button, buttonNote} = section
  if (settings === null) return null
  const head = <Head heading={heading} lead={text} />
  return (
    <ContactBand $ground="glow" id={anchor} {...endingBand.of(button ? '' : undefined)}>
      <Wrap>
        <Columns $align={picture ? 'end' : undefined} $share="4-8">
          {picture ? (
            <Media $ratio="tall" $shape="arch">
              <Picture picture={picture} sizes={pictureSizes({medium: '16rem', large: '22rem'})} />
            </Media>
          ) : (
            head
          )}
          <Stack>
            {picture ? head : null}
            <ContactWays
              $split="label"
              emailHint={emailHint}
              section={section}
              settings={settings}
            />
            {button ? (
              <Row>
                <ContentButton link={button}>
                  <Icon of={CalendarBlankIcon} size="small" /> {button.label}
                </ContentButton>
                {buttonNote ? <p>{buttonNote}</p> : null}
              </Row>
            ) : null}
          </Stack>
        </Columns>
      </Wrap>
    </ContactBand>
  )
}

import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {FormCard} from '#ui/form.styles.ts'
import {Band, Lead, Row, Split, Wrap} from '#ui/layout/layout.styles.ts'
import type {LayoutProps} from './layout-props.ts'
import {PanelSide, PanelText} from './panel.styles.ts'

/** Form on a card beside a portrait, with more links. */
export function Panel({section, children}: LayoutProps) {
  const {heading, text, picture, linksHeading, linksText} = section
  const links = definedItems(section.links)
  return (
    <Band $ground="glow" id={section.anchor ?? undefined}>
      <Wrap>
        <Split>
          <PanelText>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
            {picture ? (
              <ArchPortrait>
                <Picture picture={picture} sizes="21rem" />
              </ArchPortrait>
            ) : null}
          </PanelText>
          <PanelSide>
            <FormCard>{children}</FormCard>
            {links.length === 0 ? null : (
              <div>
                {linksHeading ? <h3>{linksHeading}</h3> : null}
                {linksText ? <p>{linksText}</p> : null}
                <Row>
                  {links.map((link) => (
                    <ContentTextLink key={link._key} link={link} />
                  ))}
                </Row>
              </div>
            )}
          </PanelSide>
        </Split>
      </Wrap>
    </Band>
  )
}

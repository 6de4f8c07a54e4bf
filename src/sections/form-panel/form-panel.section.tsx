import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {FormCard} from '#ui/form/form-card.styles.ts'
import {Band, Lead, Row, Split, Wrap} from '#ui/layout/layout.styles.ts'
import {PanelSide, PanelWords} from './form-panel.styles.ts'

/** The form for professionals beside a portrait, and where else to go (PROV-1, PROV-2, FORM-3). */
export function FormPanelSection({section}: SectionProps<'formPanel'>) {
  const {_key, heading, text, portrait, profession, linksHeading, linksText, copy} = section
  const links = definedItems(section.links)
  if (copy === null) return null
  return (
    <Band $ground="glow" id={section.anchor ?? undefined}>
      <Wrap>
        <Split>
          <PanelWords>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
            {portrait ? (
              <ArchPortrait>
                <Picture picture={portrait} sizes="21rem" />
              </ArchPortrait>
            ) : null}
          </PanelWords>
          <PanelSide>
            <FormCard>
              <FormOnPage
                content={formContent('providerInterest', copy)}
                prefix={_key}
                subject={profession}
              />
            </FormCard>
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

import {ContentButton} from '#content/render/button-link.styles.ts'
import {ArrowLink} from '#content/render/text-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Arches, PosterBand} from './poster-hero.styles.ts'

/** An opening in large type; two people in arches stand on its pavement (ABOUT-1). */
export function PosterHeroSection({section}: SectionProps<'posterHero'>) {
  const {headline, lead, text, primary, secondary} = section
  const pictures = definedItems(section.pictures)
  return (
    <PosterBand id={section.anchor ?? undefined}>
      <Wrap>
        <div data-copy="">
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          {text ? <p data-text="">{text}</p> : null}
          <Row>
            {primary ? <ContentButton link={primary} /> : null}
            {secondary ? (
              <ArrowLink link={secondary}>
                {secondary.label} <DownGlyph />
              </ArrowLink>
            ) : null}
          </Row>
        </div>
        {pictures.length === 0 ? null : (
          <Arches>
            {pictures.map((picture) => (
              <div key={picture._key}>
                <Picture
                  eager
                  picture={picture}
                  sizes={pictureSizes({medium: '18rem', large: '24rem'})}
                />
              </div>
            ))}
          </Arches>
        )}
      </Wrap>
    </PosterBand>
  )
}

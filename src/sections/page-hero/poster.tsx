import type {ReactNode} from 'react'
import {ArrowLink, ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {Row, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {Arches, PosterBand} from './poster.styles.ts'

/** Opening in large type, with two people in arches on its pavement (ABOUT-1). */
export function Poster({section, head}: SectionProps<'pageHero'> & {head: ReactNode}) {
  const {text, primary, secondary} = section
  const people = definedItems(section.portraits)
  return (
    <PosterBand
      id={section.anchor}
      {...ownAction.of(primary && primary.kind !== 'dialog' ? '' : undefined)}
    >
      <Wrap>
        <div data-copy="">
          {head}
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
        {people.length === 0 ? null : (
          <Arches>
            {people.map((person) => (
              <div key={person._key}>
                <Picture
                  eager
                  picture={person}
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

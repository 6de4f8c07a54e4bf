import type {ReactNode} from 'react'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Row, Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {Audiences, Card, CardColumns, Scene} from './picture.styles.ts'

/** Edge-to-edge image with the copy on a card over its lower left (PROV-4). */
export function WidePicture({section, head}: SectionProps<'pageHero'> & {head: ReactNode}) {
  const {primary, secondary, picture, caption, audiencesLabel} = section
  const audiences = definedItems(section.audiences)
  return (
    <section id={section.anchor} {...ownAction.of('')}>
      {picture ? (
        <Scene>
          <div>
            <Picture eager picture={picture} sizes="100vw" />
          </div>
          {caption ? (
            <Wrap as="figcaption">
              <span>{caption}</span>
            </Wrap>
          ) : null}
        </Scene>
      ) : null}
      <CardColumns>
        <Card>
          <PageTrail headline={section.headline} section={section} />
          {head}
          <Row>
            {primary ? <ContentButton link={primary} /> : null}
            {secondary ? <ContentTextLink link={secondary} /> : null}
          </Row>
        </Card>
        {audiences.length === 0 ? null : (
          <Audiences aria-label={audiencesLabel ?? undefined}>
            {audiences.map((audience) => (
              <li key={audience}>{audience}</li>
            ))}
          </Audiences>
        )}
      </CardColumns>
    </section>
  )
}

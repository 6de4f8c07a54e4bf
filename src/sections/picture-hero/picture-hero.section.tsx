import {ContentButton} from '#content/render/button-link.styles.ts'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {Audiences, Card, Scene} from './picture-hero.styles.ts'

/** A picture from edge to edge with the words on a card over its lower left (PROV-4). */
export function PictureHeroSection({section}: SectionProps<'pictureHero'>) {
  const {headline, lead, primary, secondary, picture, audiencesLabel} = section
  const audiences = definedItems(section.audiences)
  return (
    <section id={section.anchor ?? undefined}>
      <Scene>
        <Picture eager picture={picture} sizes="100vw" />
      </Scene>
      <Wrap>
        <Card>
          <PageTrail section={section} />
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
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
      </Wrap>
    </section>
  )
}

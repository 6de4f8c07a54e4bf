import {ContentButton} from '#content/render/button-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead, Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {PageHeroBand} from './page-hero.styles.ts'

/** The opening of every page but Home. */
export function PageHeroSection({section}: SectionProps<'pageHero'>) {
  const {headline, lead, primary, secondary, note, picture, service} = section
  return (
    <PageHeroBand id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          {service ? <p data-status="">{service.statusLabel}</p> : null}
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          <Row>
            {primary ? <ContentButton link={primary} /> : null}
            {secondary ? <ContentButton link={secondary} $look="outline" /> : null}
          </Row>
          {note ? <p>{note}</p> : null}
        </Stack>
        {picture ? (
          <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '50vw'})} eager />
        ) : null}
      </Wrap>
    </PageHeroBand>
  )
}

import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {NextGlyph} from '#ui/icon/glyphs.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Head} from '#ui/layout/section.tsx'
import {DoorScene} from '#ui/scene/door/door-scene.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {Terrace, TerraceBand} from './service-grid.styles.ts'

type Service = NonNullable<SectionProps<'serviceGrid'>['section']['services']>[number]

/** The four services as front doors (HOME-3). The fanlight of an open service is lit (G-7). */
export function ServiceGridSection({section}: SectionProps<'serviceGrid'>) {
  const {heading, intro, services} = section
  return (
    <TerraceBand id={section.anchor}>
      <Wrap>
        <Head heading={heading} lead={intro} />
      </Wrap>
      <Terrace>
        {definedItems(services).map((service) => (
          <li key={service._id}>
            <div data-front="">
              <Front service={service} />
            </div>
            <div data-copy="">
              <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>{service.statusLabel}</Tag>
              <h3>{service.name}</h3>
              <p>{service.summary}</p>
              <SiteLink href={service.page?.path ?? '/'}>
                <span>
                  {service.linkLabel}
                  <span data-sr-only="">{` ${service.linkContext}`}</span>
                </span>
                <NextGlyph />
              </SiteLink>
            </div>
          </li>
        ))}
      </Terrace>
    </TerraceBand>
  )
}

/** Drawn door, or the image that an editor set instead. */
function Front({service}: {service: Service}) {
  if (service.picture?.image?.asset) {
    return (
      <Picture
        picture={service.picture}
        sizes={pictureSizes({small: '100vw', medium: '50vw', large: '25vw'})}
      />
    )
  }
  return (
    <DoorScene door={service.key} state={doorStateOf(service.status)} number={service.doorNumber} />
  )
}

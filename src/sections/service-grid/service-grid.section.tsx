import Link from 'next/link'
import {Picture} from '@/content/render/picture'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Stack, VisuallyHidden, Wrap} from '@/ui/layout/layout.styles'
import {Terrace} from './service-grid.styles'

/** The four services as four front doors (HOME-3). */
export function ServiceGridSection({section}: SectionProps<'serviceGrid'>) {
  const {heading, intro, services} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
        </Stack>
        <Terrace>
          {present(services).map((service) => (
            <li key={service._id}>
              <Picture picture={service.picture} sizes="(max-width: 1024px) 50vw, 25vw" />
              <p data-status={service.status}>{service.statusLabel}</p>
              <h3>{service.name}</h3>
              <p>{service.summary}</p>
              <Link href={service.page.path ?? '/'}>
                {service.linkLabel}
                <VisuallyHidden> {service.linkContext}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </Terrace>
      </Wrap>
    </Band>
  )
}

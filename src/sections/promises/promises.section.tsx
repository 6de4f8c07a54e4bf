import {ContentLink} from '@/content/render/content-link'
import {Picture} from '@/content/render/picture'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Promises, Split} from './promises.styles'

/** What a visit is meant to be like, beside a picture (HOME-5). */
export function PromisesSection({section}: SectionProps<'promises'>) {
  const {heading, items, picture, link} = section
  return (
    <Band data-ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <Split>
          {picture ? <Picture picture={picture} sizes="(max-width: 1024px) 100vw, 58vw" /> : null}
          <Stack>
            <h2>{heading}</h2>
            <Promises>
              {present(items).map((item) => (
                <li key={item._key}>
                  <strong>{item.title}</strong> {item.text}
                </li>
              ))}
            </Promises>
            {link ? <ContentLink link={link} /> : null}
          </Stack>
        </Split>
      </Wrap>
    </Band>
  )
}

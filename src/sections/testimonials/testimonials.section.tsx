import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Quotes} from './testimonials.styles.ts'

/** Quotes, marked as examples while they are (ABOUT-3). */
export function TestimonialsSection({section}: SectionProps<'testimonials'>) {
  const {heading, sampleNote} = section
  const items = definedItems(section.items)
  if (items.length === 0) return null
  return (
    <Band $ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {items.some(({isSample}) => isSample) && sampleNote ? <p>{sampleNote}</p> : null}
          <Quotes>
            {items.map((item) => (
              <li key={item._id}>
                <blockquote>
                  <p>{item.quote}</p>
                </blockquote>
                {item.portrait ? <Picture picture={item.portrait} sizes="8rem" /> : null}
                <strong>{item.name}</strong>
                <span>{item.title}</span>
                <SampleBadge of={item} />
              </li>
            ))}
          </Quotes>
        </Stack>
      </Wrap>
    </Band>
  )
}

import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Quotes} from './testimonials.styles.ts'

/** Quotes, marked as examples while they are (ABOUT-3). */
export function TestimonialsSection({section}: SectionProps<'testimonials'>) {
  const {heading, note, items} = section
  return (
    <Band $ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {note ? <p>{note}</p> : null}
          <Quotes>
            {definedItems(items).map((item) => (
              <li key={item._id}>
                <blockquote>
                  <p>{item.quote}</p>
                </blockquote>
                {item.portrait ? <Picture picture={item.portrait} sizes="8rem" /> : null}
                <strong>{item.name}</strong>
                <span>{item.title}</span>
              </li>
            ))}
          </Quotes>
        </Stack>
      </Wrap>
    </Band>
  )
}

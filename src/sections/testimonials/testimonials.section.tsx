import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Carousel, Quote} from '#ui/carousel/carousel.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Head} from '#ui/layout/section.tsx'
import {Media} from '#ui/layout/media.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Voices} from './testimonials.styles.ts'

type Testimonial = NonNullable<SectionProps<'testimonials'>['section']['items'][number]>

/** Carousel of quotes, with samples labelled as such (ABOUT-3, CAR-1). */
export function TestimonialsSection({section}: SectionProps<'testimonials'>) {
  const {heading, sampleNote, labels} = section
  const items = definedItems(section.items)
  if (items.length === 0) return null
  const hasSample = items.some(({isSample}) => isSample)
  return (
    <Voices $ground="sunk" id={section.anchor}>
      <Wrap>
        <Head heading={heading} lead={hasSample ? sampleNote : null} />
        <Carousel
          label={labels.carousel}
          labels={labels}
          slides={items.map((item) => ({id: item._id, content: <Voice item={item} />}))}
        />
      </Wrap>
    </Voices>
  )
}

function Voice({item}: {item: Testimonial}) {
  return (
    <Quote $align="end" $share="4-8">
      <Media $ratio="tall" $shape="arch">
        {item.portrait ? (
          <Picture
            picture={item.portrait}
            sizes={pictureSizes({medium: '15rem', large: '22rem'})}
          />
        ) : null}
      </Media>
      <figure>
        <blockquote>“{item.quote}”</blockquote>
        <figcaption>
          <b>{item.name}</b>
          <span>{item.title}</span>
          <SampleBadge of={item} />
        </figcaption>
      </figure>
    </Quote>
  )
}

import type {Profile} from '#content/queries/get-profile.ts'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Quotes} from './profile-quotes.styles.ts'

/** Quotes what people want from a visit, one large and two beside it. */
export function ProfileQuotes({profile: {template}}: {profile: Profile}) {
  const items = definedItems(template.quotes.items)
  if (items.length === 0) return null
  return (
    <Band>
      <Wrap>
        <Heading>{template.quotes.heading}</Heading>
        <Quotes>
          {items.map((item) => (
            <figure key={item._id}>
              <blockquote>
                <p>“{item.quote}”</p>
              </blockquote>
              <figcaption>
                <b>{item.name}</b>
                <span>{item.title}</span>
                <SampleBadge of={item} />
              </figcaption>
            </figure>
          ))}
        </Quotes>
      </Wrap>
    </Band>
  )
}

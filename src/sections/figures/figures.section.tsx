import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import {ClaimFrame} from '#content/render/claim.styles.ts'
import {
  type ClaimContent,
  ClaimItems,
  ClaimOrigin,
  ClaimSources,
  namesKind,
  RegisterLink,
  unsourcedNote,
} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Stats} from '#ui/stat/stat.styles.ts'
import {Slip} from './figures.styles.ts'

/** Figures with their sources, in the layout that the editor chose (HOME-5, GP-1, PROV-1, PROV-2). */
export function FiguresSection({section}: SectionProps<'figures'>) {
  if (section.layout === 'slip') return <Facts section={section} />
  const {anchor, heading, text, layout, foldLabel, link, picture} = section
  const claims = definedItems(section.claims)
  const missing = unsourcedNote(claims)
  const folded = {id: section._key, question: foldLabel ?? '', answer: <Checked claims={claims} />}
  const image = picture ? (
    <Media>
      <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '58vw'})} />
    </Media>
  ) : null
  return (
    <Section
      anchor={anchor}
      beside={image}
      heading={heading}
      lead={text}
      share={image ? '7-5' : undefined}
    >
      {layout === 'folded' ? (
        <Stack>
          <Accordion items={[folded]} />
          {link ? <ContentButton link={link} /> : null}
        </Stack>
      ) : (
        <ClaimFrame>
          <Stack>
            {missing ? <p>{missing}</p> : null}
            <Stats>
              <ClaimItems
                claims={claims}
                isMarked={missing !== null || namesKind(heading, claims)}
              />
            </Stats>
          </Stack>
          <ClaimSources claims={claims} />
        </ClaimFrame>
      )}
    </Section>
  )
}

/** Each figure with a sentence on what is known of it. */
function Checked({claims}: {claims: readonly ClaimContent[]}) {
  return (
    <List $rule="rows" as="dl">
      {claims.map((claim) => (
        <div key={claim._id}>
          <dt>
            <RegisterLink claim={claim}>
              {claim.value} {claim.text}
            </RegisterLink>
          </dt>
          <dd>{claim.note ?? <ClaimOrigin claim={claim} />}</dd>
        </div>
      ))}
    </List>
  )
}

/** Facts at a glance, overlapping the panel above. */
function Facts({section}: SectionProps<'figures'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <Slip id={section.anchor}>
      <dl>
        {facts.map(({_key, label, value}) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimSources claims={facts.map(({claim}) => claim)} />
    </Slip>
  )
}

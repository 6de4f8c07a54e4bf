import {CircleDashedIcon} from '@phosphor-icons/react/dist/ssr/CircleDashed'
import {MinusCircleIcon} from '@phosphor-icons/react/dist/ssr/MinusCircle'
import {PlusCircleIcon} from '@phosphor-icons/react/dist/ssr/PlusCircle'
import {Lines} from '#content/render/entries.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Grid, Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'

/** The look of the only list, or of the second one beside a list with ticks. */
const looks = {
  lights: {of: MinusCircleIcon, $mark: 'none'},
  included: {of: PlusCircleIcon},
  open: {of: CircleDashedIcon, $mark: 'none'},
} as const

/** One or two short lists, in the layout that the editor chose. */
export function ListsSection({section}: SectionProps<'lists'>) {
  const {layout, anchor, heading, intro, items, secondHeading, secondItems, note} = section
  if (layout === 'open') {
    return (
      <Section anchor={anchor} heading={heading} lead={intro}>
        <Lines $rule="rows" items={items} {...looks.open} />
      </Section>
    )
  }
  // The heading of what a price includes is that of the first list.
  const isIncluded = layout === 'included'
  const Title = isIncluded ? 'h2' : 'h3'
  return (
    <Section
      anchor={anchor}
      heading={isIncluded ? null : heading}
      {...(isIncluded ? {width: 'wide'} : {})}
    >
      <Grid>
        <Stack>
          <Title>{isIncluded ? heading : section.firstHeading}</Title>
          <Lines $mark="good" $rule="rows" items={items} />
        </Stack>
        <Stack>
          <Title>{secondHeading}</Title>
          <Lines $rule="rows" items={secondItems} {...looks[layout]} />
          {note ? <b>{note}</b> : null}
        </Stack>
      </Grid>
    </Section>
  )
}

import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Grid, Lead, SectionHead, Split, Stack} from './layout.styles.ts'

const grounds = [
  'sunk',
  'glow',
  'brand',
  'gp',
  'nurse',
  'specialist',
  'carer',
  'nurse-tint',
] as const

export const layoutFixtures = {
  grounds: (
    <Grid>
      {grounds.map((ground) => (
        <Band key={ground} aria-label={`Ground ${ground}`} $ground={ground} $inset>
          <SectionHead>
            <Heading as="h3" $size="small">
              Ground {ground}
            </Heading>
            <Lead>GPs and specialists who come to your door, anywhere in London.</Lead>
          </SectionHead>
          <a href="#main">A link on it</a>
        </Band>
      ))}
    </Grid>
  ),
  split: (
    <Split $share="4-8">
      <Heading as="h3">Questions</Heading>
      <Stack>
        <p>One side takes four of the twelve columns, the other eight.</p>
        <p>Below 1024 px they stand below one another.</p>
      </Stack>
    </Split>
  ),
}

import {Grid} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {ArchPortrait} from './arch-portrait.styles.ts'

export const archPortraitFixtures = {
  sizes: (
    <Grid>
      <ArchPortrait>
        <MiniDoor door="gp" state="lit" />
      </ArchPortrait>
      <ArchPortrait $size="card">
        <MiniDoor door="nurse" state="dark" />
      </ArchPortrait>
      <ArchPortrait $size="thumb">
        <MiniDoor door="specialist" state="lit" />
      </ArchPortrait>
    </Grid>
  ),
  empty: <ArchPortrait $size="thumb" />,
}

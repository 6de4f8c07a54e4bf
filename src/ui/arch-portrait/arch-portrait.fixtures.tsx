import {Grid} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {ArchPortrait} from './arch-portrait.styles.ts'

export const archPortraitFixtures = {
  sizes: (
    <Grid>
      <ArchPortrait>
        <MiniDoor door="gp" isOpen />
      </ArchPortrait>
      <ArchPortrait $size="card">
        <MiniDoor door="nurse" isOpen={false} />
      </ArchPortrait>
      <ArchPortrait $size="thumb">
        <MiniDoor door="specialist" isOpen />
      </ArchPortrait>
    </Grid>
  ),
  empty: <ArchPortrait $size="thumb" />,
}

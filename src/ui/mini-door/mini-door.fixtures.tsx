import {Row} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from './mini-door.tsx'

export const miniDoorFixtures = {
  all: (
    <Row>
      <MiniDoor door="gp" state="lit" />
      <MiniDoor door="nurse" state="dark" />
      <MiniDoor door="specialist" state="open" />
      <MiniDoor door="carer" state="dark" />
    </Row>
  ),
}

import {Row} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from './mini-door.tsx'

export const miniDoorFixtures = {
  all: (
    <Row>
      <MiniDoor door="gp" isOpen />
      <MiniDoor door="nurse" isOpen={false} />
      <MiniDoor door="specialist" isOpen />
      <MiniDoor door="carer" isOpen={false} />
    </Row>
  ),
}

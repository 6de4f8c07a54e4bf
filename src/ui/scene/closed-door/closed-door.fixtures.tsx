import {ClosedDoor} from './closed-door.tsx'
import {ClosedDoorFrame} from './closed-door.styles.ts'

export const closedDoorFixtures = {
  default: (
    <ClosedDoorFrame>
      <ClosedDoor number="404" />
    </ClosedDoorFrame>
  ),
}

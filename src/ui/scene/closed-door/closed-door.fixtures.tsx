import {ClosedDoor} from './closed-door'
import {ClosedDoorFrame} from './closed-door.styles'

export const closedDoorFixtures = {
  default: (
    <ClosedDoorFrame>
      <ClosedDoor number="404" />
    </ClosedDoorFrame>
  ),
}

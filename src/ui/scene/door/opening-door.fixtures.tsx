import {OpeningDoor} from './opening-door.tsx'
import {OpeningDoorFrame} from './opening-door.styles.ts'

export const openingDoorFixtures = {
  gp: (
    <OpeningDoorFrame className="dark">
      <OpeningDoor door="gp" number={17} />
    </OpeningDoorFrame>
  ),
  carerWithAnotherNumber: (
    <OpeningDoorFrame className="dark">
      <OpeningDoor door="carer" number={1072} />
    </OpeningDoorFrame>
  ),
  withoutService: (
    <OpeningDoorFrame className="dark">
      <OpeningDoor door={null} number={null} />
    </OpeningDoorFrame>
  ),
}

import {DoorScene} from './door-scene.tsx'
import {DoorFrame} from './door-scene.styles.ts'

export const doorSceneFixtures = {
  gpStarted: (
    <DoorFrame>
      <DoorScene door="gp" state="open" number={17} />
    </DoorFrame>
  ),
  gpOpen: (
    <DoorFrame>
      <DoorScene door="gp" state="lit" number={17} />
    </DoorFrame>
  ),
  gpComingSoon: (
    <DoorFrame>
      <DoorScene door="gp" state="dark" number={17} />
    </DoorFrame>
  ),
  nurseOpen: (
    <DoorFrame>
      <DoorScene door="nurse" state="lit" number={19} />
    </DoorFrame>
  ),
  specialistComingSoon: (
    <DoorFrame>
      <DoorScene door="specialist" state="dark" number={21} />
    </DoorFrame>
  ),
  carerWithAnotherNumber: (
    <DoorFrame>
      <DoorScene door="carer" state="lit" number={1072} />
    </DoorFrame>
  ),
}

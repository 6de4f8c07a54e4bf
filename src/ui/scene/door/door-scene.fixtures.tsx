import {DoorScene} from './door-scene.tsx'
import {DoorFrame} from './door-scene.styles.ts'

export const doorSceneFixtures = {
  gpOpen: (
    <DoorFrame>
      <DoorScene door="gp" isOpen number={17} />
    </DoorFrame>
  ),
  gpComingSoon: (
    <DoorFrame>
      <DoorScene door="gp" isOpen={false} number={17} />
    </DoorFrame>
  ),
  nurseOpen: (
    <DoorFrame>
      <DoorScene door="nurse" isOpen number={19} />
    </DoorFrame>
  ),
  specialistComingSoon: (
    <DoorFrame>
      <DoorScene door="specialist" isOpen={false} number={21} />
    </DoorFrame>
  ),
  carerWithAnotherNumber: (
    <DoorFrame>
      <DoorScene door="carer" isOpen number={1072} />
    </DoorFrame>
  ),
}

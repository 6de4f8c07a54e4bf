import {litOpening} from '#ui/state-attributes.ts'
import {House, Skyline} from './house.tsx'
import {HouseFrame} from './house.styles.ts'

const label = 'A London terraced house with an open front door.'

export const houseFixtures = {
  empty: (
    <HouseFrame>
      <House label={label} people={[]} />
    </HouseFrame>
  ),
  doorLit: (
    <HouseFrame>
      <div {...litOpening.of('0')}>
        <House label={label} people={[]} />
      </div>
    </HouseFrame>
  ),
  skyline: <Skyline />,
}

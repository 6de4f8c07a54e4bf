import {litOpening} from '#ui/state-attributes.ts'
import {House, Skyline} from './house.tsx'
import {HouseFrame} from './house.styles.ts'

const label = 'A London terraced house.'

export const houseFixtures = {
  empty: (
    <HouseFrame>
      <House label={label} door="lit" people={[]} />
    </HouseFrame>
  ),
  doorLit: (
    <HouseFrame>
      <div {...litOpening.of('0')}>
        <House label={label} door="lit" people={[]} />
      </div>
    </HouseFrame>
  ),
  doorOpen: (
    <HouseFrame>
      <House label={label} door="open" people={[]} />
    </HouseFrame>
  ),
  skyline: <Skyline />,
}

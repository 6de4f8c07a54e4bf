import {House} from './house'
import {HouseFrame} from './house.styles'
import {Skyline} from './skyline'

const label = 'A London terraced house with an open front door.'

export const houseFixtures = {
  empty: (
    <HouseFrame>
      <House label={label} people={[]} />
    </HouseFrame>
  ),
  doorLit: (
    <HouseFrame>
      <div data-lit="0">
        <House label={label} people={[]} />
      </div>
    </HouseFrame>
  ),
  skyline: <Skyline />,
}

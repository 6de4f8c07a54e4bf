import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {Icon} from '#ui/icon/icon.tsx'
import {Ledger, RuledList} from './ledger.styles.ts'

export const ledgerFixtures = {
  targets: (
    <Ledger>
      <div>
        <dt>100K homes</dt>
        <dd>reached by 2026, as a target</dd>
      </div>
      <div>
        <dt>200+</dt>
        <dd>UK regions, as a target</dd>
      </div>
    </Ledger>
  ),
  reasons: (
    <RuledList>
      <li>
        <Icon of={HouseIcon} size="large" />
        <h3>Time for the whole story</h3>
        <p>Nobody looks at the clock on your wall.</p>
      </li>
      <li>
        <h3>No icon, and a heading long enough to need a second line of its own</h3>
        <p>One sentence.</p>
      </li>
    </RuledList>
  ),
}

import {Stats} from './stat.styles.ts'

export const statFixtures = {
  several: (
    <Stats>
      <div>
        <dt>283,474</dt>
        <dd>patients on waiting lists</dd>
      </div>
      <div>
        <dt>24/7</dt>
        <dd>support</dd>
      </div>
      <div>
        <dt>You</dt>
        <dd>set your rates</dd>
      </div>
    </Stats>
  ),
}

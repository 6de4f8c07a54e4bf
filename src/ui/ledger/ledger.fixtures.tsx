import {Ledger} from './ledger.styles.ts'

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
}

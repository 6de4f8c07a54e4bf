import type {Profile} from '#content/queries/get-profile.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Rows, LedgerColumns} from './service-ledger.styles.ts'

/** Lists what the clinician helps with. */
export function ServiceLedger({profile: {clinician, template}}: {profile: Profile}) {
  const items = definedItems(clinician.services)
  if (items.length === 0) return null
  const {heading, doctorIntro, specialistIntro} = template.services
  return (
    <Band>
      <Wrap>
        <LedgerColumns>
          <div>
            <Heading>{heading}</Heading>
            <Lead>{clinician.kind === 'specialist' ? specialistIntro : doctorIntro}</Lead>
          </div>
          <Rows>
            {items.map(({_key, title, text}) => (
              <li key={_key}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Rows>
        </LedgerColumns>
      </Wrap>
    </Band>
  )
}

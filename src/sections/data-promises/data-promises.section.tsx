import {PrinterIcon} from '@phosphor-icons/react/dist/ssr/Printer'
import type {SectionProps} from '#content/section-props.ts'
import {formatLongDate} from '#lib/format-date.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {PrintPageButton} from '#ui/print-button/print-button.styles.ts'
import {Promised, PromisesBand} from './data-promises.styles.ts'

/** Numbered promises about personal data, from the document that the privacy notice shows. */
export function DataPromisesSection({section}: SectionProps<'dataPromises'>) {
  const {headline, lead, updatedLabel, printLabel, policy} = section
  return (
    <PromisesBand id={section.anchor}>
      <Wrap>
        <Promised>
          <div data-copy="">
            <h1>{headline}</h1>
            {lead ? <Lead>{lead}</Lead> : null}
            {policy ? (
              <p data-updated="">
                {updatedLabel}{' '}
                <time dateTime={policy.updated}>{formatLongDate(policy.updated)}</time>
              </p>
            ) : null}
            <PrintPageButton $variant="outline">
              <Icon of={PrinterIcon} />
              {printLabel}
            </PrintPageButton>
          </div>
          <ol>
            {(policy?.promises ?? []).map((promise, index) => (
              <li key={promise}>
                <span aria-hidden="true">{index + 1}</span>
                <p>{promise}</p>
              </li>
            ))}
          </ol>
        </Promised>
      </Wrap>
    </PromisesBand>
  )
}

import {Entries} from '#content/render/entries.tsx'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {formatLongDate} from '#lib/format-date.ts'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {PrintPageLink} from '#ui/print-button/print-page-link.tsx'

type Content = SectionProps<'dataPolicyPart'>['section']
type Policy = NonNullable<Content['policy']>

/** Part of the data policy, which all pages read from one document (LAW-3). */
export function DataPolicyPartSection({section}: SectionProps<'dataPolicyPart'>) {
  const {anchor, heading = null, intro, layout, policy} = section
  return (
    <Section
      anchor={anchor}
      heading={heading}
      lead={intro ? <LinkifiedText text={intro} /> : null}
      {...(layout === 'purposes' ? {width: 'wide'} : {})}
    >
      {policy === null ? null : layout === 'promises' ? (
        <Promises policy={policy} section={section} />
      ) : (
        <DataTable
          caption={heading}
          hidesCaption
          namesRows={layout !== 'processors'}
          {...tableOf(layout, policy)}
        />
      )}
    </Section>
  )
}

function Promises({section, policy}: {section: Content; policy: Policy}) {
  const {updatedLabel, printLabel} = section
  return (
    <Stack>
      <Entries
        $lead="number"
        $rule="rows"
        $text="large"
        as="ol"
        items={policy.promises.map((text) => ({_key: text, text}))}
      />
      {updatedLabel ? (
        <p>
          {updatedLabel} <time dateTime={policy.updated}>{formatLongDate(policy.updated)}</time>
        </p>
      ) : null}
      {printLabel ? <PrintPageLink label={printLabel} /> : null}
    </Stack>
  )
}

function tableOf(layout: Exclude<Content['layout'], 'promises'>, policy: Policy) {
  const {whenLabel, collectLabel, whyLabel, basisLabel, keepLabel} = policy
  if (layout === 'processors') {
    return {
      columns: [policy.companyLabel, policy.roleLabel, policy.whereLabel],
      rows: definedItems(policy.processors).map(({_key, name, role, where, isConfirmed}) => ({
        key: _key,
        cells: [
          <span key="name">
            {name}
            {isConfirmed === true ? null : <small>{policy.unconfirmedLabel}</small>}
          </span>,
          role,
          where,
        ],
      })),
    }
  }
  return {
    columns: [whenLabel, collectLabel, whyLabel, basisLabel, keepLabel],
    rows: definedItems(policy.retention).map(
      ({_key, when, collect, why, basis, keep, keepNote}) => ({
        key: _key,
        cells: [
          when,
          collect,
          why,
          basis,
          <span key="keep">
            <b>{keep}</b>
            {keepNote ? <small>{keepNote}</small> : null}
          </span>,
        ],
      }),
    ),
  }
}

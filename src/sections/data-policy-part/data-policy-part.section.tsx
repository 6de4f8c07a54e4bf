import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {DataTable} from '#ui/data-table/data-table.tsx'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Part} from './data-policy-part.styles.ts'

type Section = SectionProps<'dataPolicyPart'>['section']
type Policy = NonNullable<Section['policy']>

/** Part of the data policy, which all pages read from one document (LAW-3). */
export function DataPolicyPartSection({section}: SectionProps<'dataPolicyPart'>) {
  const {heading, intro, kind, policy} = section
  return (
    <Band id={section.anchor} {...(kind === 'purposes' ? {$width: 'wide' as const} : {})}>
      <Wrap>
        <Part>
          <h2>{heading}</h2>
          {intro ? (
            <p>
              <LinkifiedText text={intro} />
            </p>
          ) : null}
          {policy ? <PolicyPart heading={heading} kind={kind} policy={policy} /> : null}
        </Part>
      </Wrap>
    </Band>
  )
}

interface PolicyPartProps {
  heading: string
  kind: Section['kind']
  policy: Policy
}

function PolicyPart({heading, kind, policy}: PolicyPartProps) {
  if (kind === 'promises') {
    return (
      <ul>
        {policy.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    )
  }
  const {columns, rows} = tableOf(kind, policy)
  return (
    <DataTable
      caption={heading}
      columns={columns}
      hidesCaption
      namesRows={kind !== 'processors'}
      rows={rows}
    />
  )
}

function tableOf(kind: Exclude<Section['kind'], 'promises'>, policy: Policy) {
  const {whenLabel, collectLabel, whyLabel, basisLabel, keepLabel} = policy
  if (kind === 'processors') {
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
  const isFull = kind === 'purposes'
  return {
    columns: isFull
      ? [whenLabel, collectLabel, whyLabel, basisLabel, keepLabel]
      : [whenLabel, collectLabel, keepLabel],
    rows: definedItems(policy.retention).map(
      ({_key, when, collect, why, basis, keep, keepNote}) => ({
        key: _key,
        cells: [
          when,
          collect,
          ...(isFull ? [why, basis] : []),
          <span key="keep">
            <b>{keep}</b>
            {keepNote ? <small>{keepNote}</small> : null}
          </span>,
        ],
      }),
    ),
  }
}

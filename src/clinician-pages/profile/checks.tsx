import {WarningIcon} from '@phosphor-icons/react/dist/ssr/Warning'
import {ArrowSquareOutIcon} from '@phosphor-icons/react/dist/ssr/ArrowSquareOut'
import type {ReactNode} from 'react'
import type {Profile} from '#content/queries/get-profile.ts'
import {formatLongDate} from '#lib/format-date.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {List} from '#ui/layout/list.styles.ts'
import {Head} from '#ui/layout/section.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {TextLink} from '#ui/text-link/text-link.styles.ts'
import type {CheckState} from './check-state.ts'
import {ChecksSection, More} from './checks.styles.ts'

interface ChecksProps {
  profile: Profile
  check: CheckState
}

/** Lists what visitors can verify: regulator, number, register entry, our checks and their date. */
export function Checks({profile: {clinician, template}, check}: ChecksProps) {
  const {checks} = template
  const {body, number, url} = clinician.registration
  return (
    <ChecksSection>
      <Head heading={checks.heading} lead={checks.intro} />
      <List $rule="rows" $split="label" $text="large" as="dl">
        <Line label={checks.regulator}>{body}</Line>
        <Line label={checks.number}>
          {check === 'example' ? <Tag kind="soon">{checks.noNumber}</Tag> : number}
        </Line>
        <Line label={checks.register}>
          {check === 'example' || url === null ? (
            <Outside address={checks.searchAddress}>{checks.search}</Outside>
          ) : (
            <Outside address={url}>{checks.ownLine}</Outside>
          )}
        </Line>
        <Line label={checks.weCheck}>
          {clinician.kind === 'specialist' ? checks.specialistChecks : checks.doctorChecks}
        </Line>
        <Line label={checks.checked}>
          <LastCheck
            check={check}
            checkedOn={clinician.checkedOn}
            never={checks.notChecked}
            old={checks.checkedLongAgo}
          />
        </Line>
      </List>
      <More>
        <summary>
          {checks.moreLabel}
          <DownGlyph />
        </summary>
        <p>{checks.more}</p>
      </More>
    </ChecksSection>
  )
}

function Line({label, children}: {label: string; children: ReactNode}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Outside({address, children}: {address: string; children: ReactNode}) {
  return (
    <TextLink href={address} rel="noopener">
      {children} <Icon of={ArrowSquareOutIcon} size="small" />
    </TextLink>
  )
}

interface LastCheckProps {
  check: CheckState
  checkedOn: string | null
  never: string
  old: string
}

function LastCheck({check, checkedOn, never, old}: LastCheckProps) {
  if (check === 'example') return never
  return (
    <>
      {checkedOn === null ? null : <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>}
      {check === 'old' ? (
        <Tag kind="plain">
          <Icon of={WarningIcon} size="small" /> {old}
        </Tag>
      ) : null}
    </>
  )
}

import {dialogLink} from '#content/render/dialog-link.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {omit, systemFields} from '#lib/omit.ts'
import {checkOutcomes} from '#routing/page-variants.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {glowOf, type WaitingSteps} from '#shared/waiting-steps.ts'
import {buttonVariant} from '#ui/button/button.styles.ts'
import {ownAction, tagKind} from '#ui/state-attributes.ts'
import {type AreaResult, checkArea, resultOutside, type CheckedArea} from './check-area.ts'
import {AreaCheckForm} from './area-check-form.client.tsx'
import {CheckBand, CheckPanel} from './area-check.styles.ts'

type Section = SectionProps<'areaCheck'>['section']
type Copy = NonNullable<Section['check']>

/**
 * Postcode check that shows what is planned for an area (AREA-1). All pages share one document of copy; with a
 * headline of its own, it opens its page.
 */
export function AreaCheckSection({
  section,
  variant = null,
  waiting = {},
}: SectionProps<'areaCheck'>) {
  const {_key, check: copy, headline, lead} = section
  if (copy === null) return null
  const areas = definedItems(section.allAreas).map((area) => toCheckedArea(area, waiting))
  const {eyebrow, heading, text, statusPlanned, statusOpen, statusPaused, ...others} = copy
  const {meaningsHeading, plannedMeaning, openMeaning, pausedMeaning, ...rest} = others
  const formCopy = omit(rest, [...systemFields, 'glowMeaning', 'noGlow'])
  const {joinAnywhere} = formCopy
  const words = headline ? lead : text
  const labels = {planned: statusPlanned, open: statusOpen, paused: statusPaused}
  return (
    <CheckBand id={section.anchor} {...ownAction.of(headline ? '' : undefined)}>
      <Wrap>
        <CheckPanel>
          <Columns $share="5-7">
            <SectionHead>
              {headline ? null : <p data-eyebrow="">{eyebrow}</p>}
              {headline ? <h1>{headline}</h1> : <h2>{heading}</h2>}
              {words ? <Lead>{words}</Lead> : null}
            </SectionHead>
            <div data-check="">
              <AreaCheckForm
                areas={areas}
                initial={variant === null ? null : initialCheck(variant, areas, copy)}
                copy={formCopy}
                id={`${_key}-postcode`}
                labels={labels}
              >
                <Meanings
                  heading={meaningsHeading}
                  join={joinAnywhere}
                  meanings={[
                    {label: labels.planned, meaning: plannedMeaning},
                    {label: labels.open, meaning: openMeaning, isOpen: true},
                    {label: labels.paused, meaning: pausedMeaning},
                  ]}
                />
              </AreaCheckForm>
            </div>
          </Columns>
        </CheckPanel>
      </Wrap>
    </CheckBand>
  )
}

interface MeaningsProps {
  heading: string | undefined
  /** Label of the link to the waitlist. */
  join: string
  meanings: readonly {label: string; meaning: string | undefined; isOpen?: boolean}[]
}

/** Holds the place of the result until there is one: a line, the statuses that editors explain, and the waitlist. */
function Meanings({heading, join, meanings}: MeaningsProps) {
  const explained = meanings.filter(({meaning}) => meaning)
  if (!heading && explained.length === 0) return null
  return (
    <div data-meanings="">
      {heading ? <p>{heading}</p> : null}
      {explained.length === 0 ? null : (
        <ul>
          {explained.map(({label, meaning, isOpen = false}) => (
            <li key={label}>
              <span {...tagKind.of(isOpen ? 'on' : 'plain')}>{label}</span>
              <p>{meaning}</p>
            </li>
          ))}
        </ul>
      )}
      <a
        {...dialogLink('waitlist')}
        {...buttonVariant.of('outline')}
        href={waitlist.pages.waitlist.path}
      >
        {join}
      </a>
    </div>
  )
}

/** Result on the page of a district or an area, or after a postcode that is invalid or outside all areas. */
function initialCheck(
  variant: string,
  areas: readonly CheckedArea[],
  copy: Copy,
): {postcode: string; result: AreaResult} {
  if (variant === checkOutcomes.outside) return {postcode: '', result: resultOutside(copy)}
  if (variant === checkOutcomes.invalid) {
    return {postcode: '', result: {kind: 'invalid', text: copy.invalid}}
  }
  const isName = areas.some(({slug}) => slug === variant)
  return {
    postcode: isName ? '' : variant.toUpperCase(),
    result: checkArea(variant, areas, copy),
  }
}

/** Drops the fields that the browser does not need. */
function toCheckedArea(
  area: NonNullable<Section['allAreas']>[number],
  waiting: WaitingSteps,
): CheckedArea {
  const {name, slug, postcodes, edgePostcodes, status, note} = area
  return {
    name,
    slug,
    status,
    note,
    postcodes: definedItems(postcodes),
    edgePostcodes: definedItems(edgePostcodes),
    step: glowOf(area, waiting),
  }
}

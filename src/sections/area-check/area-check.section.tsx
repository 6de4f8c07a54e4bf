import {dialogLink} from '#content/render/dialog-link.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {omit, systemFields} from '#lib/omit.ts'
import {checkOutcomes} from '#routing/page-variants.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {glowOf, type WaitingSteps} from '#shared/waiting-steps.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {
  type AreaResult,
  checkArea,
  type CheckedArea,
  placeHeadline,
  resultOutside,
} from './check-area.ts'
import {AreaCheckForm} from './lazy-area-check-form.client.tsx'
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
  const {heading, text, invitation, statusPlanned, statusOpen, statusPaused, ...rest} = copy
  const words = headline ? lead : text
  return (
    <CheckBand id={section.anchor} {...ownAction.of(headline ? '' : undefined)}>
      <Wrap>
        <CheckPanel>
          <Columns $share="5-7">
            <SectionHead>
              {headline ? (
                <h1>{placeHeadline(section, variant ?? '') ?? headline}</h1>
              ) : (
                <h2>{heading}</h2>
              )}
              {words ? <Lead>{words}</Lead> : null}
            </SectionHead>
            <div data-check="">
              <AreaCheckForm
                areas={areas}
                initial={variant === null ? null : initialCheck(variant, areas, copy)}
                copy={omit(rest, [...systemFields, 'glowMeaning', 'noGlow'])}
                id={`${_key}-postcode`}
                labels={{planned: statusPlanned, open: statusOpen, paused: statusPaused}}
              >
                <div data-invitation="">
                  <p>{invitation}</p>
                  <ButtonLink
                    {...dialogLink('waitlist')}
                    $variant="outline"
                    href={waitlist.pages.waitlist.path}
                  >
                    {copy.joinAnywhere}
                  </ButtonLink>
                </div>
              </AreaCheckForm>
            </div>
          </Columns>
        </CheckPanel>
      </Wrap>
    </CheckBand>
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

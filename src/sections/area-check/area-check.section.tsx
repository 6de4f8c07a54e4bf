import {dialogLink} from '#content/render/dialog-link.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {omit, systemFields} from '#lib/omit.ts'
import {checkOutcomes} from '#routing/page-variants.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {isDistrict} from '#shared/postcodes.ts'
import {glowOf} from '#shared/waiting-steps.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {areaTitle, checkArea, type CheckedArea, resultOutside} from './check-area.ts'
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
  const {_key, check: copy, lead} = section
  if (copy === null) return null
  const areas = definedItems(section.allAreas).map((area) => ({
    ...omit(area, [...systemFields, 'part']),
    postcodes: definedItems(area.postcodes),
    edgePostcodes: definedItems(area.edgePostcodes),
    step: glowOf(area, waiting),
  }))
  const {heading, text, invitation, statusPlanned, statusOpen, statusPaused, ...rest} = copy
  const title = areaTitle(section, variant)
  // The page of a place answers at once.
  const words = title ? variant === null && lead : text
  return (
    <CheckBand id={section.anchor} {...ownAction.of(title ? '' : undefined)}>
      <Wrap>
        <CheckPanel>
          <Columns $share="5-7">
            <SectionHead>
              {title ? <h1>{title}</h1> : <h2>{heading}</h2>}
              {words ? <Lead>{words}</Lead> : null}
            </SectionHead>
            <div data-check="">
              <AreaCheckForm
                areas={areas}
                initial={variant === null ? null : initialCheck(variant, areas, copy)}
                copy={omit(rest, [...systemFields, 'glowMeaning', 'noGlow', 'placeHeadline'])}
                id={`${_key}-postcode`}
                labels={{planned: statusPlanned, open: statusOpen, paused: statusPaused}}
              >
                {title ? (
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
                ) : null}
              </AreaCheckForm>
            </div>
          </Columns>
        </CheckPanel>
      </Wrap>
    </CheckBand>
  )
}

/** Result on the page of a district or an area, or after a postcode that is invalid or outside all areas. */
function initialCheck(variant: string, areas: readonly CheckedArea[], copy: Copy) {
  if (variant === checkOutcomes.outside) return {postcode: '', result: resultOutside(copy)}
  const code = variant.toUpperCase()
  return {
    postcode: isDistrict(code) ? code : '',
    result: checkArea(variant, areas, copy),
  }
}

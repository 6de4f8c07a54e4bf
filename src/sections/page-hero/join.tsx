import type {ReactNode} from 'react'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {FormCard} from '#ui/form.styles.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {JoinBand, JoinColumns, JoinForm, JoinText, Needs, People} from './join.styles.ts'

/** Copy, people and the form for professionals of a service that is not open yet, on one screen (PROV-3). */
export function Join({section, head}: SectionProps<'pageHero'> & {head: ReactNode}) {
  const {_key, service, primary, formHeading} = section
  const copy = 'copy' in section ? section.copy : null
  if (service === null) return null
  return (
    <>
      <JoinBand $door={service.key} id={section.anchor} {...ownAction.of('')}>
        <Wrap>
          <JoinColumns>
            <PageTrail headline={section.headline} section={section} />
            <JoinText>
              {head}
              {primary ? (
                <p>
                  <ContentButton link={primary} />
                </p>
              ) : null}
            </JoinText>
            {copy === null ? null : (
              <JoinForm>
                <FormCard>
                  {formHeading ? (
                    <Heading as="h2" $size="small">
                      {formHeading}
                    </Heading>
                  ) : null}
                  <FormOnPage
                    content={formContent('providerInterest', copy)}
                    prefix={_key}
                    subject={service.key}
                  />
                </FormCard>
              </JoinForm>
            )}
            <StandingPeople section={section} />
          </JoinColumns>
        </Wrap>
      </JoinBand>
      <NeedsRow section={section} />
    </>
  )
}

/** People at three heights on the lower edge of the section. */
function StandingPeople({section}: SectionProps<'pageHero'>) {
  const people = definedItems(section.portraits)
  if (people.length === 0) return null
  return (
    <People>
      {people.map((person) => (
        <ArchPortrait key={person._key}>
          <Picture eager picture={person} sizes={pictureSizes({medium: '33vw', large: '18vw'})} />
        </ArchPortrait>
      ))}
    </People>
  )
}

function NeedsRow({section}: SectionProps<'pageHero'>) {
  const {needsHeading, needs, secondary, note} = section
  const items = definedItems(needs)
  if (items.length === 0) return null
  return (
    <Needs>
      <Wrap>
        <Heading as="h2" $size="small">
          {needsHeading}
        </Heading>
        <ul>
          {items.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        {secondary ? (
          <p>
            <ContentTextLink link={secondary} />
          </p>
        ) : null}
        {note ? <p>{note}</p> : null}
      </Wrap>
    </Needs>
  )
}

import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {PlaceCard} from '#forms/place-card.tsx'
import {cardOf} from '#forms/prepare-form.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {parseReceivedVariant} from '#shared/waitlist-card.ts'
import {BadGlyph, GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {Lead, Row, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {ownAction} from '#ui/state-attributes.ts'
import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'
import {listFieldsToCheck} from './fields-to-check.ts'
import {FormOutcomeBand, OutcomeMark} from './form-outcome.styles.ts'

/** Result of a form that was sent without JavaScript (FORM-6). As the heading of a page, it needs no live region. */
export function FormOutcomeSection({
  section,
  variant = null,
  doors = [],
}: SectionProps<'formOutcome'>) {
  const {form, lead, key, kind, next, other, copy} = section
  const messageOf = (name: string) =>
    definedItems(copy?.messages).find((message) => message.key === name)?.text
  const message = messageOf(key)
  if (message === undefined) return null
  const heading = messageOf('fieldsToCheck')
  const fields = listFieldsToCheck(section)
  const isReceived = form === 'contact' && key === 'success'
  const [title, text] = isReceived ? [messageOf('cardTitle'), messageOf('next')] : []
  return (
    <FormOutcomeBand
      $ground="sunk"
      id={section.anchor}
      {...ownAction.of(kind === 'success' ? '' : undefined)}
    >
      <Wrap>
        <Stack>
          <OutcomeMark $kind={kind}>
            {kind === 'failure' ? <BadGlyph /> : <GoodGlyph />}
          </OutcomeMark>
          <h1>{message}</h1>
          {lead ? (
            <Lead>
              <LinkifiedText text={lead} />
            </Lead>
          ) : null}
          {form === 'waitlist' && kind === 'success' ? (
            <PlaceCard
              {...cardOf(copy?.messages, doors)}
              place={parseReceivedVariant(variant ?? '')}
            />
          ) : null}
          {title && text ? <WaitlistCard label={null} text={text} title={title} /> : null}
          {heading === undefined || fields.length === 0 ? null : (
            <div>
              <h2>{heading}</h2>
              <List $rule="rows">
                {fields.map(({name, text, href}) => (
                  <li key={name}>
                    {href === null ? text : <SiteLink href={href}>{text}</SiteLink>}
                  </li>
                ))}
              </List>
            </div>
          )}
          {next || other ? (
            <Row>
              {next ? <ContentButton link={next} /> : null}
              {other ? <ContentLink link={other} /> : null}
            </Row>
          ) : null}
        </Stack>
      </Wrap>
    </FormOutcomeBand>
  )
}

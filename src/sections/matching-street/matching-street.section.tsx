import type {ReactNode} from 'react'
import {CheckCircleIcon} from '@phosphor-icons/react/dist/ssr/CheckCircle'
import {UsersThreeIcon} from '@phosphor-icons/react/dist/ssr/UsersThree'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {windowState} from '#ui/lit-window.styles.ts'
import {Opening, Rows, Street} from './matching-street.styles.ts'

type Section = SectionProps<'matchingStreet'>['section']
type Person = NonNullable<Section['people'][number]>

/** Explains how matching will sort the list. The windows illustrate the text; people who do not match are dimmed. */
export function MatchingStreetSection({section}: SectionProps<'matchingStreet'>) {
  const {headline, lead, link, requestBadge, request, startTitle, startText, onList, of, fit} =
    section
  const people = definedItems(section.people)
  const allIds = people.map(({_id}) => _id)
  const factors = definedItems(section.factors)
  return (
    <Street className="dark" id={section.anchor}>
      <Wrap>
        <Opening $align="end" $share="7-5">
          <SectionHead>
            <PageTrail headline={headline} section={section} />
            <h1>{headline}</h1>
            {lead ? <Lead>{lead}</Lead> : null}
            {link ? <ContentButton $variant="lamp" link={link} /> : null}
          </SectionHead>
          <div className="light" data-request="">
            <Tag kind="soon">{requestBadge}</Tag>
            <p>“{request}”</p>
          </div>
        </Opening>
        <Rows $rule="rows" $title="large" as="ol">
          <Row
            mark={<Icon of={UsersThreeIcon} size="large" />}
            text={startText}
            title={startTitle}
            windows={<Windows lit={allIds} people={people} />}
          >
            {people.length > 0 ? `${people.length} ${onList}` : null}
          </Row>
          {factors.map(({_key, title, asked, text, fits}, index) => {
            // A window that went dark for one factor stays dark.
            const lit = allIds.filter((id) =>
              factors.slice(0, index + 1).every((factor) => factor.fits.includes(id)),
            )
            return (
              <Row
                asked={asked}
                key={_key}
                mark={index + 1}
                text={text}
                title={title}
                windows={<Windows lit={lit} people={people} />}
              >
                {fits.length > 0 && people.length > 0
                  ? [lit.length, ...(of ? [of, people.length] : []), fit].join(' ')
                  : null}
              </Row>
            )
          })}
          <Results section={section} />
        </Rows>
      </Wrap>
    </Street>
  )
}

interface FactorProps {
  mark: ReactNode
  title: string
  asked?: string
  text: string
}

interface RowProps extends FactorProps {
  windows: ReactNode
  /** Number of people who match. */
  children: ReactNode
}

function Row({windows, children, ...factor}: RowProps) {
  return (
    <li>
      <Factor {...factor} />
      {windows}
      <p data-count="">{children}</p>
    </li>
  )
}

function Factor({mark, title, asked, text}: FactorProps) {
  return (
    <div data-factor="">
      <span aria-hidden="true">{mark}</span>
      <div>
        <h2>{title}</h2>
        <p>
          {asked ? <b>{asked} </b> : null}
          {text}
        </p>
      </div>
    </div>
  )
}

/** Hidden from screen readers, because the text beside it says the same. */
function Windows({people, lit}: {people: readonly Person[]; lit: readonly string[]}) {
  if (people.length === 0) return null
  return (
    <ul aria-hidden="true" data-windows="">
      {people.map(({_id, portrait}) => (
        <li key={_id} {...windowState.of(lit.includes(_id) ? 'lit' : 'dark')}>
          <Picture picture={{...portrait, alt: '', decorative: true}} sizes="6rem" />
        </li>
      ))}
    </ul>
  )
}

function Results({section}: {section: Section}) {
  const results = definedItems(section.results).flatMap(({_key, why, clinician}) =>
    clinician === null ? [] : [{_key, why, clinician}],
  )
  return (
    <li data-end="">
      <Factor
        mark={<Icon of={CheckCircleIcon} size="large" />}
        text={section.endText}
        title={section.endTitle}
      />
      {results.length === 0 ? null : (
        <List $columns="pair" data-results="">
          {results.map(({_key, why, clinician}) => (
            <li key={_key}>
              <span {...windowState.of('lit')}>
                <Picture
                  picture={{...clinician.portrait, alt: '', decorative: true}}
                  sizes="11rem"
                />
              </span>
              <div>
                <b>{clinician.name}</b>
                <p>
                  {clinician.specialty}, {clinician.location}
                </p>
                <p>{why}</p>
                <SampleBadge of={clinician} />
              </div>
            </li>
          ))}
        </List>
      )}
    </li>
  )
}

import {CareCard} from '#content/render/care-card.tsx'
import {ArrowLink} from '#content/render/content-link.styles.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {CareCards} from '#ui/care-card.styles.ts'
import {Fold} from '#ui/fold/fold.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {answerNumber, countFor, GuideBand} from './care-guide.styles.ts'

type Section = SectionProps<'careGuide'>['section']
type Answer = NonNullable<Section['answers']>[number]
type Place = NonNullable<Section['places']>[number]

/**
 * Guide to the right service, from 999, which no choice hides and which precedes them, to a home visit (G-6). The
 * choice is neither sent nor stored.
 */
export function CareGuideSection({section}: SectionProps<'careGuide'>) {
  const {_key, heading, legend, answers, note, places, moreLabel, link, found, foundOne} = section
  const all = definedItems(answers)
  const cards = definedItems(places)
  const emergency = cards.filter(({kind}) => kind === 'emergency')
  const others = moreLabel
    ? cards.filter(({kind}) => kind !== 'emergency' && kind !== 'urgent')
    : []
  const next = cards.filter((card) => !emergency.includes(card) && !others.includes(card))
  return (
    <GuideBand $ground="sunk" id={section.anchor} {...ownAction.of('')}>
      <Wrap>
        <Columns $share="4-8">
          <h2>{heading}</h2>
          <Cards answers={all} cards={emergency} />
          <div data-questions="">
            <fieldset>
              <legend>{legend}</legend>
              {all.map((answer, index) => (
                <label key={answer._key} {...answerNumber.of(String(index))}>
                  <input
                    defaultChecked={index === 0}
                    name={`places-${_key}`}
                    type="radio"
                    value={index}
                  />
                  {answer.label}
                </label>
              ))}
            </fieldset>
            {note ? <p data-note="">{note}</p> : null}
            {/* Announces how many places fit the chosen answer (WCAG 4.1.3). */}
            <p data-sr-only="" role="status">
              {all.map(({_key: key}, index) => {
                const count = cards.filter(
                  ({_id, kind}) => kind === 'emergency' || answersFor(_id, all).includes(index),
                ).length
                return (
                  <span key={key} {...countFor.of(String(index))}>
                    {`${count} ${count === 1 ? foundOne : found}`}
                  </span>
                )
              })}
            </p>
          </div>
          <div data-places="">
            <Cards answers={all} cards={next} />
            {others.length === 0 ? null : (
              <div>
                <div data-fold="">
                  <Fold label={moreLabel ?? ''} />
                </div>
                <Cards cards={others} answers={all} />
              </div>
            )}
            {link ? <ArrowLink link={link} /> : null}
          </div>
        </Columns>
      </Wrap>
    </GuideBand>
  )
}

function Cards({cards, answers}: {cards: readonly Place[]; answers: readonly Answer[]}) {
  return (
    <CareCards>
      {cards.map((card) => (
        <CareCard answers={answersFor(card._id, answers)} card={card} key={card._id} />
      ))}
    </CareCards>
  )
}

/** Returns the indexes of the answers that list a place. An answer without places fits every place. */
function answersFor(place: string, answers: readonly Answer[]): number[] {
  return answers.flatMap(({places}, index) =>
    !places || places.length === 0 || places.includes(place) ? [index] : [],
  )
}

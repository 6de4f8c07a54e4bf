import {Pager} from '#content/render/pager.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionMap, SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {listSizes} from '#routing/list-pages.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {SearchField} from '#ui/search-field/search-field.tsx'
import {FilterBand, GroupList} from './faqs.styles.ts'
import {type GroupedFaqs, groupQuestions} from './group-questions.ts'
import {QuestionFilter} from './lazy-question-filter.client.tsx'

/** Accordion of questions. The browser's search also finds text in closed ones (FAQ-1). */
export function FaqsSection({section, listPage = 1}: SectionProps<'faqs'>) {
  if ('filteredTotal' in section) return <Filter section={section} />
  if ('listedQuestions' in section) return <Groups listPage={listPage} section={section} />
  const {anchor, heading, intro, link, items} = section
  return (
    <Section
      action={link ? <ContentTextLink link={link} /> : null}
      anchor={anchor}
      heading={heading}
      lead={intro}
      share="4-8"
      sticky
    >
      <Questions openFirst questions={definedItems(items)} />
    </Section>
  )
}

/** The field that filters the questions of its page; it searches the site without JavaScript. */
function Filter({section}: {section: Extract<SectionMap['faqs'], {filteredTotal: unknown}>}) {
  const {_key, anchor, filterLabel, filterButton, found, foundNone, foundOne} = section
  return (
    <FilterBand id={anchor}>
      <Wrap>
        <SearchField
          action="/search"
          button={filterButton ?? ''}
          id={`filter-${_key}`}
          label={filterLabel ?? ''}
        />
        <QuestionFilter
          found={found ?? ''}
          foundNone={foundNone ?? ''}
          foundOne={foundOne ?? ''}
          hasAllQuestions={section.filteredTotal <= listSizes.faqs}
        />
      </Wrap>
    </FilterBand>
  )
}

function Groups({section, listPage}: {section: GroupedFaqs; listPage: number}) {
  return (
    <Section anchor={section.anchor}>
      <GroupList>
        {groupQuestions(section.listedQuestions).map(({anchor, title, questions}, index) => (
          <div data-group="" id={anchor} key={anchor}>
            <h2>{title}</h2>
            <Questions openFirst={index === 0} questions={questions} />
          </div>
        ))}
      </GroupList>
      <Pager listPage={listPage} section={section} />
    </Section>
  )
}

type Question = Pick<GroupedFaqs['listedQuestions'][number], '_id' | 'question' | 'answer'>

interface QuestionsProps {
  questions: readonly (Question & {anchor?: string})[]
  openFirst: boolean
}

function Questions({questions, openFirst}: QuestionsProps) {
  return (
    <Accordion
      items={questions.map(({_id: id, anchor, question, answer}) => ({
        id,
        anchor,
        question,
        answer: <RichText value={answer} />,
      }))}
      openFirst={openFirst}
    />
  )
}

import {Pager} from '#content/render/pager.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {type GroupedFaqs, groupQuestions} from './group-questions.ts'
import {Filter, filterButton, GroupList} from './groups.styles.ts'

/** All questions in groups, with a filter that becomes a site search without JavaScript. */
export function Groups({section, listPage}: {section: GroupedFaqs; listPage: number}) {
  const {listedQuestions, questionTotal, _key} = section
  return (
    <>
      <GroupList>
        <Filter
          button={section.filterButton ?? ''}
          buttonAttributes={filterButton}
          found={section.found ?? ''}
          foundNone={section.foundNone ?? ''}
          foundOne={section.foundOne ?? ''}
          id={`filter-${_key}`}
          hasAllQuestions={questionTotal <= listedQuestions.length}
          label={section.filterLabel ?? ''}
        />
        {groupQuestions(listedQuestions).map(({anchor, title, questions}, index) => (
          <div data-group="" id={anchor} key={anchor}>
            <h2>{title}</h2>
            <Accordion
              items={questions.map((item) => ({
                id: item._id,
                anchor: item.anchor,
                question: item.question,
                answer: <RichText value={item.answer} />,
              }))}
              openFirst={index === 0}
            />
          </div>
        ))}
      </GroupList>
      <Pager listPage={listPage} section={section} />
    </>
  )
}

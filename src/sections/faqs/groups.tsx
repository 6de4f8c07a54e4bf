import {Pager} from '#content/render/pager.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {type GroupedFaqs, groupQuestions} from './group-questions.ts'
import {GroupList} from './groups.styles.ts'
import {QuestionSearch} from './question-search.tsx'

/** All questions in groups, with a filter if no other section of the page has it. */
export function Groups({section, listPage}: {section: GroupedFaqs; listPage: number}) {
  const {listedQuestions, questionTotal} = section
  return (
    <>
      <GroupList>
        <QuestionSearch section={section} total={questionTotal} />
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

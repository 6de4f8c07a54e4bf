import {Pager} from '#content/render/pager.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {type GroupedFaqs, groupQuestions} from './group-questions.ts'
import {GroupList} from './groups.styles.ts'

/** All questions in groups. */
export function Groups({section, listPage}: {section: GroupedFaqs; listPage: number}) {
  return (
    <>
      <GroupList>
        {groupQuestions(section.listedQuestions).map(({anchor, title, questions}, index) => (
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

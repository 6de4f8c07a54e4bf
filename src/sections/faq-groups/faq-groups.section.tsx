import {Pager} from '#content/render/pager.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Filter, filterButton, Groups} from './faq-groups.styles.ts'
import {groupQuestions} from './group-questions.ts'

/** All questions in groups, with a filter that is a search of the whole site without JavaScript (FAQ-1). */
export function FaqGroupsSection({section, listPage = 1}: SectionProps<'faqGroups'>) {
  const {
    filterLabel,
    filterButton: button,
    found,
    foundOne,
    foundNone,
    listedQuestions,
    _key,
  } = section
  const groups = groupQuestions(listedQuestions)
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Groups>
          <Filter
            button={button}
            buttonAttributes={filterButton}
            found={found}
            foundNone={foundNone}
            foundOne={foundOne}
            id={`filter-${_key}`}
            isWhole={section.questionTotal <= listedQuestions.length}
            label={filterLabel}
          />
          {groups.map(({anchor, title, questions}, place) => (
            <div data-group="" id={anchor} key={anchor}>
              <h2>{title}</h2>
              <Accordion
                items={questions.map((item) => ({
                  id: item._id,
                  anchor: item.anchor,
                  question: item.question,
                  answer: <RichText value={item.answer} />,
                }))}
                openFirst={place === 0}
              />
            </div>
          ))}
        </Groups>
        <Pager listPage={listPage} section={section} />
      </Wrap>
    </Band>
  )
}

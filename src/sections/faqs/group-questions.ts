import type {SectionMap} from '#content/section-props.ts'
import {anchorOf} from '#lib/anchor-of.ts'

/** The section in its layout `groups`. */
export type GroupedFaqs = Extract<SectionMap['faqs'], {listedQuestions: unknown}>

type Question = GroupedFaqs['listedQuestions'][number]

export interface QuestionGroup {
  anchor: string
  title: string
  questions: (Question & {anchor: string})[]
}

/** Groups questions by category, in order of first appearance, with unique anchors. Omits those without a category. */
export function groupQuestions(questions: readonly Question[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>()
  const used = new Map<string, number>()
  const uniqueAnchor = (text: string) => {
    const anchor = anchorOf(text)
    const times = (used.get(anchor) ?? 0) + 1
    used.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  }
  for (const question of questions) {
    const {category} = question
    if (!category) continue
    const group = groups.get(category) ?? {
      anchor: uniqueAnchor(category),
      title: category,
      questions: [],
    }
    groups.set(category, group)
    group.questions.push({...question, anchor: uniqueAnchor(question.question)})
  }
  return [...groups.values()]
}

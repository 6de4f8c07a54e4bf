import type {SectionProps} from '#content/section-props.ts'
import {exampleDecoration} from '#content/testing/example-picture.ts'

type EasyRead = SectionProps<'easyRead'>['section']

const full: EasyRead = {
  _key: 'full',
  _type: 'easyRead',
  anchor: null,
  heading: 'At the visit',
  ideas: [
    {_key: 'name', picture: exampleDecoration, sentences: ['Show your ID.', 'Say your name.']},
    {_key: 'help', picture: exampleDecoration, sentences: ['In danger? Call 999.']},
  ],
}

export const easyReadFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    heading: 'What to do at the visit, and what not to do, as long as nobody is in danger',
    ideas: full.ideas.map((idea) => ({
      ...idea,
      sentences: [...idea.sentences, 'A sentence that is longer than Easy Read should ever be.'],
    })),
  },
} satisfies Record<string, EasyRead>

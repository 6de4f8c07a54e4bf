import type {SectionProps} from '#content/section-props.ts'

type TwoLists = SectionProps<'twoLists'>['section']

const full: TwoLists = {
  _key: 'full',
  _type: 'twoLists',
  anchor: null,
  heading: 'What AI does, and what it leaves alone',
  yesHeading: 'AI will',
  yes: ['help to sort the list'],
  noHeading: 'AI will not',
  no: ['diagnose you', 'decide your care'],
}

/** States the section is looked at and tested in. */
export const twoListsFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    yes: ['one', 'two', 'three'].map((word) => `${word} and more of it `.repeat(8).trim()),
  },
} satisfies Record<string, TwoLists>

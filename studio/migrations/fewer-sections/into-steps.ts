import {eachItem, type Merge, rename, retype, type Section} from './section.ts'

const step = retype('step')
const into =
  (layout: string, item: Merge = step) =>
  (section: Section) => {
    const merged = retype('steps', {layout})(section)
    return {...merged, steps: eachItem(section['steps'], item)}
  }

export const intoSteps: Readonly<Record<string, Merge>> = {
  howItWorks: into('screen'),
  bookingSteps: into('videos'),
  stepLedger: into('ledger'),
  numberedSteps: into('arches', (item) => step(rename({text: 'body'})(item))),
  stepsAndReasons: (section) => ({
    ...into('withReasons')(section),
    reasons: eachItem(section['reasons'], retype('point')),
  }),
}

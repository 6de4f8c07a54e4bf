import {serializeChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'

/**
 * Returns the browser storage of a visitor who has declined analytics, so the consent card stays away. One origin
 * only: Playwright opens a page for every stored origin before each test.
 */
export const saidNo = (origin: string) => ({
  cookies: [],
  origins: [{origin, localStorage: [{name: choiceKey, value: serializeChoice('no', Date.now())}]}],
})

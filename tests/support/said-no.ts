import {writtenChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-names.ts'

/**
 * Returns the browser storage of a visitor who has declined analytics, which hides the consent card. It covers one
 * origin, because Playwright opens a page for every stored origin before each test.
 */
export const saidNo = (origin: string) => ({
  cookies: [],
  origins: [{origin, localStorage: [{name: choiceKey, value: writtenChoice('no', Date.now())}]}],
})

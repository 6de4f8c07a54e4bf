import {useEffect} from 'react'

/**
 * Puts a word before the title of the page while something is wrong in a form, so that a screen reader and the tab of
 * the browser say it, as the pages after a form without JavaScript do (FORM-6; a pattern of the GOV.UK Design System).
 *
 * @param word - such as `Error:`; null while nothing is wrong
 */
export function useErrorTitle(word: string | null): void {
  useEffect(() => {
    if (word === null) return
    const {title} = document
    const marked = `${word} ${title}`
    document.title = marked
    return () => {
      // Another page has a title of its own by now.
      if (document.title === marked) document.title = title
    }
  }, [word])
}

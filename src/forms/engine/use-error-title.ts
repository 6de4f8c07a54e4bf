import {useEffect} from 'react'

/**
 * Prefixes the document's title while a form has errors, which screen readers announce (FORM-6, GOV.UK Design
 * System).
 *
 * @param word - for example `Error:`; null without errors
 */
export function useErrorTitle(word: string | null): void {
  useEffect(() => {
    if (word === null) return
    const {title} = document
    const marked = `${word} ${title}`
    document.title = marked
    return () => {
      // Another page may have set its title.
      if (document.title === marked) document.title = title
    }
  }, [word])
}

import {dataAttribute} from '#lib/data-attribute.ts'

/** Local storage key of the theme, `light` or `dark` (THEME-1). */
export const themeKey = 'theme'

/** Class on the root element that sets the dark theme (THEME-1). */
export const darkClass = 'dark'

/** Theme in which an element is shown; it is not rendered in the other. */
export const themeOnly = dataAttribute('theme-only', ['light', 'dark'])

/**
 * Inline script at the start of the body that sets the dark class before the first paint (THEME-1). The page stays
 * light by default and when storage is blocked.
 */
export const themeScript = `try{localStorage.${themeKey}=='dark'&&document.documentElement.classList.add('${darkClass}')}catch{}`

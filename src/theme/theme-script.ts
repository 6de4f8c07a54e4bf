/** The key the visitor's choice is kept under in browser storage (THEME-1). Its values are `light` and `dark`. */
export const themeKey = 'theme'

/** The class on the page root that turns the night tokens on (THEME-1). */
export const darkClass = 'dark'

/**
 * Runs inline at the start of the body, before anything is painted, so that the night theme never flashes white
 * (THEME-1). Light is the default; storage that is blocked (it throws then) leaves the page light.
 */
export const themeScript = `try{localStorage.${themeKey}=='dark'&&document.documentElement.classList.add('${darkClass}')}catch{}`

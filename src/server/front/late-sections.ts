/** On the style that makes sections wait; it is gone when none does. */
export const lateSectionsAttribute = 'data-late-sections'

/** Before it come the first two, which a telephone and a desk show at once. Styles stand between the sections. */
const firstLate = 3
const nth = (index: string) => `main>:nth-child(${index} of :not(style))`

/**
 * Only where a browser keeps what is on the screen in its place while something above it gets its size, which Safari
 * does not. On paper everything counts, and without scripts nothing would take the rule away.
 *
 * @param first - of the sections that wait, as CSS counts
 */
const styleOf = (first: number | string) =>
  `@media screen and (scripting:enabled){@supports(overflow-anchor:auto){${nth(`n+${first}`)},footer{content-visibility:auto;contain-intrinsic-block-size:auto 50rem}}}`

/** How long a busy page may put off the next section, in milliseconds. */
const idleTimeoutMs = 100

/** How long sections may wait for typefaces, in milliseconds. */
const fontsTimeoutMs = 3000

/**
 * The first paint is awaited, and the typefaces: when they come, all that is laid out is laid out again at once. Who
 * follows a link within the page is led to where its target is now, not to where it was expected to be. The rule goes
 * when nothing is left for it: it would cut off what stands out of a section, and the pages that come later are
 * rendered by code, which has the time.
 */
const script = `(()=>{
const style=document.currentScript.previousElementSibling
const rest=self.requestIdleCallback??setTimeout
let first=${firstLate}
const step=()=>{
if(!style.isConnected)return
first+=1
if(document.querySelectorAll('main>:not(style)').length<first)return style.remove()
style.textContent='${styleOf("'+first+'")}'
go(step)
}
const go=next=>rest(next,{timeout:${idleTimeoutMs}})
const typefaces=()=>Promise.race([document.fonts.ready,new Promise(done=>setTimeout(done,${fontsTimeoutMs}))])
addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>go(()=>typefaces().then(()=>go(step)))))
addEventListener('click',event=>{if(event.target.closest?.('a[href*="#"]'))style.remove()},true)
})()`

/**
 * Lets a browser lay out what is far below the screen later (decision 105): a section is expected to have some height,
 * and is laid out when the page rests, one after the other, or when somebody comes near.
 *
 * @param html - as Next gave it, before its policy is made: there is an inline script in it
 * @returns HTML; the same when it has no head
 */
export const withLateSections = (html: string): string =>
  html.replace(
    '</head>',
    `<style ${lateSectionsAttribute}>${styleOf(firstLate)}</style><script>${script}</script></head>`,
  )

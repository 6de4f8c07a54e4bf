import {clientCodeTimeoutMs, hydratedEvent} from '#lib/hydration.ts'
import {removeResults} from '#search/insert-results.ts'

/**
 * Script tags of Next's HTML. Scripts for browsers without modules have `noModule` instead of `async` and stay. A
 * browser test checks this shape against the installed Next.
 */
const scriptTag = /<script src="(\/_next\/static\/[\w./~-]+)" async=""><\/script>/g
/** Removed, because a preload fetches the code before the first paint. */
const preloadTag =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w./~-]+"\/>/g

/** Events that load the code. A pointer move without movement is ignored: some browsers report one after loading. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']

const idleTimeoutMs = 200

/** Path of React's data of a page; the query names the build, the response and the page. */
export const pageDataPath = '/_page-data'

/** Scripts with React's data. Next escapes each `<` in them. */
const dataScript = /<script>((?:self\.__next_f\.|\(self\.__next_f=)[^<]*)<\/script>/g

/** Elements that do nothing without code: buttons, and openers whose link leads down the same page. */
const heldPresses = 'button[type=button],a[aria-haspopup][href^="#"]'

/**
 * Defers Next's scripts and React's data until after the first paint. An inline script fetches the data when the page
 * is parsed, and adds the scripts when it is loaded and idle, or at the visitor's first event (decisions 54 and 55).
 * Form submissions and presses that need the code are held until it has run.
 *
 * @param version - names the page's build and response in the URL of its data
 * @returns the same HTML and no data when it has no such scripts
 */
export function deferScripts(html: string, version: string): {html: string; data: string | null} {
  const sources = deferredScriptsIn(html)
  // Without what a visitor typed, so that no script in it runs.
  const data = [...removeResults(html).matchAll(dataScript)].map(([, text = '']) => text)
  if (sources.length === 0 || data.length === 0) return {html, data: null}
  const [first] = sources
  const loader = `<script>${loaderOf(sources, version)}</script>`
  const rest = html
    .replaceAll(preloadTag, '')
    .replaceAll(dataScript, '')
    .replaceAll(scriptTag, (_tag, source) => (source === first ? loader : ''))
  return {html: rest, data: data.join(';\n')}
}

export const deferredScriptsIn = (html: string): string[] =>
  [...html.matchAll(scriptTag)].map(([, source = '']) => source)

/**
 * Holds presses until hydration.
 *
 * - React may respond to the press during which it hydrates, so a press that React let through is not repeated.
 * - While React waits for a file, it stops presses before they reach the window, so presses are also noted in the
 *   capture phase.
 * - Several presses of one element count as one.
 * - React may replace the page, as it does with a translated one, so the element in the same place is pressed.
 */
const loaderOf = (sources: readonly string[], version: string) => `(()=>{
const sources=${JSON.stringify(sources)}
const add=(src,onload)=>document.head.append(Object.assign(document.createElement('script'),{src,onload,async:true,onerror:giveUp}))
let data
const fetchData=()=>data??=new Promise(done=>add('${pageDataPath}?${version}&page='+location.pathname,done))
addEventListener('DOMContentLoaded',fetchData)
const heard=new AbortController
const held=new Map
const arrived=new WeakSet
let isHydrated=false
let isOver=false
const load=()=>{
if(heard.signal.aborted)return
heard.abort()
fetchData().then(()=>sources.forEach(src=>add(src)))
}
const stir=event=>{if(event.type!=='pointermove'||event.movementX||event.movementY)load()}
const holders=()=>[...document.querySelectorAll('form,${heldPresses}')]
const keep=(event,element)=>{
event.preventDefault()
held.set(element,{submitter:event.submitter,place:holders().indexOf(element)})
setTimeout(giveUp,${clientCodeTimeoutMs})
}
const pressedIn=({target,metaKey,ctrlKey,shiftKey,altKey})=>metaKey||ctrlKey||shiftKey||altKey?null:target.closest?.('${heldPresses}')
const note=event=>{
const pressed=pressedIn(event)
if(pressed)setTimeout(()=>{if(!isOver&&!arrived.has(event))keep(event,pressed)})
}
const press=event=>{
arrived.add(event)
const pressed=pressedIn(event)
if(pressed&&!isHydrated&&!event.defaultPrevented)keep(event,pressed)
}
const submit=event=>{
if(event.target.method!=='post'||isHydrated||event.defaultPrevented)return
keep(event,event.target)
}
const letGo=release=>{
isOver=true
removeEventListener('click',note,true)
removeEventListener('click',press)
removeEventListener('submit',submit)
for(const[element,{submitter,place}]of held){
const found=element.isConnected?element:holders()[place]
if(found?.localName===element.localName)release(found,submitter?.isConnected?submitter:null)
}
held.clear()
}
const giveUp=()=>letGo(element=>{
if(element.submit)element.submit()
else if(element.hash)location.hash=element.hash
})
for(const sign of${JSON.stringify(signs)})addEventListener(sign,stir,{capture:true,passive:true,signal:heard.signal})
addEventListener('load',()=>(self.requestIdleCallback??setTimeout)(load,{timeout:${idleTimeoutMs}}))
addEventListener('click',note,true)
addEventListener('click',press)
addEventListener('submit',submit)
addEventListener('${hydratedEvent}',()=>{
isHydrated=true
setTimeout(()=>letGo((element,submitter)=>element.submit?element.requestSubmit(submitter):element.click()))
},{once:true})
})()`

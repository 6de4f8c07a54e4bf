import {clientCodeTimeoutMs, hydratedEvent} from '#lib/hydration.ts'

/**
 * The tags by which Next's HTML loads its code, in any order. Scripts for browsers without modules have `noModule`
 * instead of `async` and stay. A browser test checks that the installed Next writes them so.
 */
const scriptTag = /<script src="(\/_next\/static\/[\w./~-]+)" async=""><\/script>/g
/** Would fetch the code before the first paint. */
const preloadTag =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w./~-]+"\/>/g

/**
 * The first of these events loads the code. Some browsers report a pointer move when a page appears under a resting
 * pointer; that one is ignored.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']

/** Maximum delay of the code on a busy page after its load event, in milliseconds. */
const idleTimeoutMs = 200

/** Elements that only code responds to: buttons, and openers whose link leads down the same page. */
const heldPresses = 'button[type=button],a[aria-haspopup][href^="#"]'

/**
 * Lets a page be painted before its code is fetched. An inline script replaces Next's script tags and adds them when
 * the page is loaded and idle, or at the first event of a visitor, whichever is first (decision 54). A press that only
 * code responds to waits for the code, and so does a form.
 *
 * @param html - before its policy is made
 * @returns the same HTML when it has no such tags
 */
export function deferScripts(html: string): string {
  const sources = deferredScriptsIn(html)
  if (sources.length === 0) return html
  let isFirst = true
  return html.replaceAll(preloadTag, '').replaceAll(scriptTag, () => {
    const loader = isFirst ? `<script>${loaderOf(sources)}</script>` : ''
    isFirst = false
    return loader
  })
}

/** Returns the addresses of the scripts that {@link deferScripts} defers. */
export const deferredScriptsIn = (html: string): string[] =>
  [...html.matchAll(scriptTag)].map(([, source = '']) => source)

/**
 * Holds presses until hydration: React may respond to the very press during which it takes over. While React waits for
 * a file, it responds to no press and stops it on its way to the window, so presses are noted on their way down as
 * well. An element that was pressed twice is pressed once. Where React has rendered the page anew, as it does with a
 * translated page, the element in the same place is pressed.
 */
const loaderOf = (sources: readonly string[]) => `(()=>{
const sources=${JSON.stringify(sources)}
const heard=new AbortController
const held=new Map
const arrived=new WeakSet
let isHydrated=false
let isOver=false
const load=()=>{
if(heard.signal.aborted)return
heard.abort()
for(const src of sources)document.head.append(Object.assign(document.createElement('script'),{src,async:true,onerror:giveUp}))
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

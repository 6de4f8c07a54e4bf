import {codeDeadlineMs} from '#lib/code-deadline.ts'
import {hydratedEvent} from '#lib/hydrated-event.ts'

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
 * Stops holding presses at hydration: React may respond to the very press during which it takes over. An element that
 * was pressed twice is pressed once.
 */
const loaderOf = (sources: readonly string[]) => `(()=>{
const sources=${JSON.stringify(sources)}
const heard=new AbortController
const held=new Map
const load=()=>{
if(heard.signal.aborted)return
heard.abort()
for(const src of sources)document.head.append(Object.assign(document.createElement('script'),{src,async:true,onerror:giveUp}))
}
const stir=event=>{if(event.type!=='pointermove'||event.movementX||event.movementY)load()}
const keep=(event,element)=>{
event.preventDefault()
held.set(element,event.submitter)
setTimeout(giveUp,${codeDeadlineMs})
}
const press=event=>{
const pressed=event.target.closest?.('${heldPresses}')
if(!pressed||event.defaultPrevented||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return
keep(event,pressed)
}
const submit=event=>{
if(event.target.method!=='post'||event.defaultPrevented)return
keep(event,event.target)
}
const letGo=release=>{
removeEventListener('click',press)
removeEventListener('submit',submit)
for(const[element,submitter]of held)if(element.isConnected)release(element,submitter)
held.clear()
}
const giveUp=()=>letGo(element=>{
if(element.submit)element.submit()
else if(element.hash)location.hash=element.hash
})
for(const sign of${JSON.stringify(signs)})addEventListener(sign,stir,{capture:true,passive:true,signal:heard.signal})
addEventListener('load',()=>(self.requestIdleCallback??setTimeout)(load,{timeout:${idleTimeoutMs}}))
addEventListener('click',press)
addEventListener('submit',submit)
addEventListener('${hydratedEvent}',()=>{
removeEventListener('click',press)
removeEventListener('submit',submit)
setTimeout(()=>letGo((element,submitter)=>element.submit?element.requestSubmit(submitter):element.click()))
},{once:true})
})()`

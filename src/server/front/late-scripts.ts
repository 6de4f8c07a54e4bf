import {codeDeadlineMs} from '#lib/code-deadline.ts'
import {hydratedEvent} from '#lib/hydrated-event.ts'
import {browserWithStyles, styleSelector} from './late-data.ts'

/** Where a page finds the data that was taken out of it. */
export interface DataAddress {
  /** With a query; `&whole` behind it asks for the data without marks. */
  address: string
  /** Of the whole data, in UTF-16 units. */
  length: number
}

/**
 * The tags by which Next's HTML asks for its code: the one thing that we rely on in it. They carry no order. Scripts
 * for browsers without modules have `noModule` instead of `async` and stay. `late-scripts.test.ts` holds what is
 * expected here, `tests/http/late-scripts.spec.ts` that the installed Next writes it.
 */
const scriptTag = /<script src="(\/_next\/static\/[\w./~-]+)" async=""><\/script>/g
/** Would fetch the code before the first paint all the same. */
const preloadTag =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w./~-]+"\/>/g

/**
 * The first of them fetches the code, when the page did not rest before. Some browsers say that the pointer moves when
 * a page comes to lie under one that rests: that is not a visitor's doing, and does not count.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']

/** How long a busy page may put the code off once it has loaded, in milliseconds. */
const idleTimeoutMs = 200

/** What answers presses by code alone: buttons, and openers of what stands further down the same page. */
const heldPresses = 'button[type=button],a[aria-haspopup][href^="#"]'

/**
 * Lets a page be painted before its code is fetched: the tags that ask for Next's scripts are replaced by a few lines
 * that add them when the page has loaded and rests, or at the first sign of a visitor, whichever is first (decision
 * 54). A press that only code can answer waits for it, and so does a form.
 *
 * @param html - as Next gave it, before its policy is made: the lines are an inline script
 * @param data - where the code finds its data; `null` when that is in the page
 * @returns HTML; the same when it has no such tags
 */
export function withLateScripts(html: string, data: DataAddress | null): string {
  const sources = lateScriptsOf(html)
  if (sources.length === 0) return html
  let isFirst = true
  return html.replaceAll(preloadTag, '').replaceAll(scriptTag, () => {
    const loader = isFirst ? `<script>${loaderOf(sources, data)}</script>` : ''
    isFirst = false
    return loader
  })
}

/** @returns addresses of the scripts that {@link withLateScripts} makes wait */
export const lateScriptsOf = (html: string): string[] =>
  [...html.matchAll(scriptTag)].map(([, source = '']) => source)

/**
 * Hands the data over to Next's code, which has to find it when it begins: meanwhile the scripts are on their way.
 * Styles are read when the page is there, which a first sign may come before; should anything have changed them, the
 * data is asked for with them.
 */
const handOver = ({address, length}: DataAddress) => `
await addEach('link',href=>({rel:'preload',as:'script',href}))
const ask=async whole=>{
const answer=await fetch('${address}'+whole)
return answer.ok?answer.text():''
}
const parsed=new Promise(done=>document.readyState==='loading'?addEventListener('DOMContentLoaded',done):done())
let text=await ask('')
await parsed
const styles=document.querySelectorAll('${styleSelector}')
text=${browserWithStyles}
if(text.length!==${length})text=await ask('&whole')
if(!text)throw 0
;(self.__next_f??=[]).push([0],[1,text])`

/**
 * A browser takes a millisecond to ask for a file, so that it may do something else between two of them (decision 107).
 *
 * React itself may answer the very press during which it takes over the page, so nothing more is held from that moment
 * on. What was pressed twice because nothing happened is pressed once.
 */
const loaderOf = (sources: readonly string[], data: DataAddress | null) => `(()=>{
const sources=${JSON.stringify(sources)}
const heard=new AbortController
const held=new Map
const addEach=async(name,fieldsOf)=>{
for(const source of sources){
document.head.append(Object.assign(document.createElement(name),fieldsOf(source)))
await self.scheduler?.yield?.()
}
}
const load=async()=>{
if(heard.signal.aborted)return
heard.abort()
try{${data === null ? '' : handOver(data)}
await addEach('script',src=>({src,async:true,onerror:giveUp}))
}catch{giveUp()}
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
const letGo=answer=>{
removeEventListener('click',press)
removeEventListener('submit',submit)
for(const[element,submitter]of held)if(element.isConnected)answer(element,submitter)
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

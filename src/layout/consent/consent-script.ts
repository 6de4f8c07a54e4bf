import {analyticsStoragePrefix, choiceMs, choiceVersion} from '#analytics/choice.ts'
import {choiceEventType, choiceKey} from '#analytics/choice-names.ts'
import {consentId, consentPart, consentState} from './consent-attributes.ts'

/**
 * Runs inline right behind the card, before it could be painted: shows it to who has not chosen yet and whose browser
 * does not say no already, and answers its buttons, also before the code of the page is there. A press is kept, told to
 * whoever listens, and confirmed; the focus goes to the confirmation, since its button is gone, and from there to the
 * heading of the page. It reads and writes as `#analytics/choice.ts` does, which comes after a choice and not before;
 * what analytics left behind without a yes that still counts, it deletes. A press is marked as answered, so that nobody
 * holds it for the code of the page and presses once more (decision 54).
 */
export const consentScript = `(()=>{
const card=document.getElementById('${consentId}')
const show=state=>card.setAttribute('${consentState.name}',state)
const focus=target=>{target?.setAttribute('tabindex','-1');target?.focus()}
let kept
try{kept=JSON.parse(localStorage.getItem('${choiceKey}'))}catch{}
const isKept=kept?.version===${choiceVersion}&&Date.now()-kept.at<${choiceMs}
const isRefused=navigator.globalPrivacyControl===true||navigator.doNotTrack==='1'
if(!isKept||isRefused||kept.analytics!=='yes')try{for(const kept of[localStorage,sessionStorage])for(const name of Object.keys(kept))if(name.startsWith('${analyticsStoragePrefix}'))kept.removeItem(name)}catch{}
if(!isKept&&!isRefused)show('ask')
card.addEventListener('click',event=>{
const button=event.target.closest('button')
if(!button)return
event.preventDefault()
const analytics=button.value
if(!analytics){card.removeAttribute('${consentState.name}');focus(document.querySelector('main h1'));return}
try{localStorage.setItem('${choiceKey}',JSON.stringify({analytics,version:${choiceVersion},at:Date.now()}))}catch{}
show(analytics)
focus(card.querySelector('[${consentPart.name}='+analytics+'] p'))
dispatchEvent(new CustomEvent('${choiceEventType}',{detail:analytics}))
})
})()`

import {analyticsStoragePrefix, choiceLifetimeMs, choiceVersion} from '#analytics/choice.ts'
import {choiceEventType, choiceKey} from '#analytics/choice-keys.ts'
import {consentId, consentSection, consentState} from './consent-attributes.ts'

/**
 * Inline script after the card. It shows the card if there is neither a choice nor a browser signal, stores and
 * confirms a click, and dispatches it as an event. It works before hydration, so it duplicates parts of
 * `#analytics/choice.ts`. Focus moves to the confirmation and then to the page's heading. It deletes analytics
 * storage without valid consent, and prevents the default so that the click isn't replayed after hydration (decision
 * 54).
 */
export const consentScript = `(()=>{
const card=document.getElementById('${consentId}')
const show=state=>card.setAttribute('${consentState.name}',state)
const focus=target=>{target?.setAttribute('tabindex','-1');target?.focus()}
let stored
try{stored=JSON.parse(localStorage.getItem('${choiceKey}'))}catch{}
const isCurrent=stored?.version===${choiceVersion}&&Date.now()-stored.at<${choiceLifetimeMs}
const isRefused=navigator.globalPrivacyControl===true||navigator.doNotTrack==='1'
if(!isCurrent||isRefused||stored.analytics!=='yes')try{for(const storage of[localStorage,sessionStorage])for(const name of Object.keys(storage))if(name.startsWith('${analyticsStoragePrefix}'))storage.removeItem(name)}catch{}
if(!isCurrent&&!isRefused)show('ask')
card.addEventListener('click',event=>{
const button=event.target.closest('button')
if(!button)return
event.preventDefault()
const analytics=button.value
if(!analytics){card.removeAttribute('${consentState.name}');focus(document.querySelector('main h1'));return}
try{localStorage.setItem('${choiceKey}',JSON.stringify({analytics,version:${choiceVersion},at:Date.now()}))}catch{}
show(analytics)
focus(card.querySelector('[${consentSection.name}='+analytics+'] p'))
dispatchEvent(new CustomEvent('${choiceEventType}',{detail:analytics}))
})
})()`

import {analyticsStoragePrefix, choiceLifetimeMs, choiceVersion} from '#analytics/choice.ts'
import {choiceEventType, choiceKey} from '#analytics/choice-keys.ts'
import {consentId, consentState} from './consent-attributes.ts'

/**
 * Inline script after the card. It shows the card if there is neither a choice nor a browser signal, stores a
 * click, dispatches it as an event and closes the card. It works before hydration, so it duplicates parts of
 * `#analytics/choice.ts`. Focus moves to the page's heading. It deletes analytics
 * storage without valid consent, and prevents the default so that the click isn't replayed after hydration (decision
 * 54).
 */
export const consentScript = `(()=>{
const card=document.getElementById('${consentId}')
let stored
try{stored=JSON.parse(localStorage.getItem('${choiceKey}'))}catch{}
const isCurrent=stored?.version===${choiceVersion}&&Date.now()-stored.at<${choiceLifetimeMs}
const isRefused=navigator.globalPrivacyControl===true||navigator.doNotTrack==='1'
if(!isCurrent||isRefused||stored.analytics!=='yes')try{for(const storage of[localStorage,sessionStorage])for(const name of Object.keys(storage))if(name.startsWith('${analyticsStoragePrefix}'))storage.removeItem(name)}catch{}
if(!isCurrent&&!isRefused)card.setAttribute('${consentState.name}','ask')
card.addEventListener('click',event=>{
const button=event.target.closest('button')
if(!button)return
event.preventDefault()
const analytics=button.value
try{localStorage.setItem('${choiceKey}',JSON.stringify({analytics,version:${choiceVersion},at:Date.now()}))}catch{}
card.removeAttribute('${consentState.name}')
const heading=document.querySelector('main h1')
heading?.setAttribute('tabindex','-1')
heading?.focus()
dispatchEvent(new CustomEvent('${choiceEventType}',{detail:analytics}))
})
})()`

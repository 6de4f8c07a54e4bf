import type {FormName, Profession, Store} from '#model/forms.ts'

interface Choice<Value extends string> {
  value: Value
  title: string
}

function choices<Value extends string>(titles: Record<Value, string>): Choice<Value>[]
function choices(titles: Record<string, string>): Choice<string>[] {
  return Object.entries(titles).map(([value, title]) => ({value, title}))
}

/** The services and the professions that give them. */
export const professionChoices = choices<Profession>({
  gp: 'GP',
  nurse: 'Nurse',
  specialist: 'Specialist',
  carer: 'Carer',
})

/** Where the app can be had. */
export const storeChoices = choices<Store>({appstore: 'App Store', playstore: 'Google Play'})

/** The forms, as editors know them. */
export const formChoices = choices<FormName>({
  waitlist: 'Join the waitlist',
  earlyAccess: 'Early access',
  providerInterest: 'Register interest as a professional',
  contact: 'Contact',
  download: 'The app is almost ready',
  interest: 'How likely are you to use this service',
  carer: 'Help us plan home care',
})

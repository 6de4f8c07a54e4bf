import type {WaitlistTexts} from './waitlist-texts'

/** The fields of the waitlist form, the same with and without JavaScript. */
export function WaitlistFields({texts, prefix}: {texts: WaitlistTexts; prefix: string}) {
  const {firstName, lastName, email, wantsNewsletter} = texts.fields
  return (
    <>
      <input name="role" type="hidden" value="patient" />
      <TextField id={`${prefix}-first`} name="name" type="text" texts={firstName} />
      <TextField id={`${prefix}-last`} name="lastName" type="text" texts={lastName} />
      <TextField id={`${prefix}-email`} name="email" type="email" texts={email} />
      <div data-field="checkbox">
        <input
          aria-describedby={`${prefix}-news-hint`}
          defaultChecked={wantsNewsletter.initiallyChecked}
          id={`${prefix}-news`}
          name="wantsNewsletter"
          type="checkbox"
        />
        <label htmlFor={`${prefix}-news`}>{wantsNewsletter.label}</label>
        <p data-hint id={`${prefix}-news-hint`}>
          {wantsNewsletter.hint}
        </p>
      </div>
    </>
  )
}

interface TextFieldProps {
  id: string
  name: string
  type: 'text' | 'email'
  texts: WaitlistTexts['fields']['email']
}

function TextField({id, name, type, texts}: TextFieldProps) {
  const hintId = `${id}-hint`
  return (
    <div data-field={type}>
      <label htmlFor={id}>{texts.label}</label>
      {texts.hint === null ? null : (
        <p data-hint id={hintId}>
          {texts.hint}
        </p>
      )}
      <input
        aria-describedby={texts.hint === null ? undefined : hintId}
        autoComplete={texts.autocomplete ?? undefined}
        id={id}
        name={name}
        required
        type={type}
      />
    </div>
  )
}

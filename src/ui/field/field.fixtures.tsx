import {fieldRow} from '#ui/state-attributes.ts'
import {FormFrame} from '#ui/form.styles.ts'
import {CheckboxField, SelectField, TextAreaField, TextField} from './field.tsx'

export const fieldFixtures = {
  states: (
    <FormFrame>
      <div {...fieldRow.of('')}>
        <TextField id="ff-first" label="First name" placeholder="As on your passport" />
        <TextField id="ff-last" label="Last name" hint="As your GP knows you." />
        <TextField
          id="ff-email"
          label="Email"
          type="email"
          defaultValue="margaret@"
          error="Invalid email"
        />
        <TextField
          id="ff-postcode"
          label="Postcode"
          hint="For instance SE5 8AZ."
          defaultValue="SE5 8AZ"
          success="We’ll cover your street at launch"
        />
        <SelectField id="ff-role" label="I am a" defaultValue="patient">
          <option value="patient">Patient</option>
          <option value="GP">GP</option>
        </SelectField>
        <TextAreaField
          id="ff-message"
          label="Your message"
          hint="Do not include health details."
          error="Required"
        />
      </div>
    </FormFrame>
  ),
  checkboxes: (
    <FormFrame>
      <CheckboxField id="fc-news" label="Send me news about Lamplight" defaultChecked />
      <CheckboxField
        id="fc-call"
        label="I agree to be contacted by telephone"
        hint="We ring on working days, and never for anything else."
      />
      <CheckboxField id="fc-terms" label="I am 18 or over" error="Required" />
    </FormFrame>
  ),
  longest: (
    <FormFrame>
      <TextField
        id="fl-name"
        label="What should the doctor call you when the door is opened, if it is not the name above?"
        hint="Some people like to be called by their first name, some by their last name, some by neither. Anything goes."
        error="This is longer than the 80 characters we can keep. Write a shorter form of the name, please."
        defaultValue="Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley"
      />
    </FormFrame>
  ),
}

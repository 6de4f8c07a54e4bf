import {type Merge, rename, retype, type Section} from './section.ts'

const into =
  (fields: Section, names: Readonly<Record<string, string>> = {}): Merge =>
  (section) =>
    retype('form', fields)(rename(names)(section))

/** A form without a layout stood below the headline of its page. */
export const intoForm: Readonly<Record<string, Merge>> = {
  form: into({layout: 'plain'}),
  formPanel: into({layout: 'panel', form: 'providerInterest'}, {portrait: 'picture'}),
  contactDesk: into(
    {layout: 'desk', form: 'contact'},
    {headline: 'heading', lead: 'text', callLabel: 'phoneLabel', writeLabel: 'addressLabel'},
  ),
}

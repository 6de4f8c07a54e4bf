import {getFormText} from '#content/queries/get-form-text.ts'
import {dialogFormsIn} from '#model/dialogs.ts'
import {dialogHostId} from '#ui/dialog/dialog-host.styles.ts'
import {dialogContent} from '#forms/prepare-form.tsx'
import {FormDialogs} from './form-dialogs.client.tsx'

/**
 * The dialogs that the links of a page open, and no others. The waitlist is left out: the header of every page has it.
 */
export async function PageDialogs({content}: {content: unknown}) {
  const forms = dialogFormsIn(content).filter((form) => form !== 'waitlist')
  if (forms.length === 0) return null
  const dialogs = await Promise.all(
    forms.map(async (form) => dialogContent(form, await getFormText(form))),
  )
  return <FormDialogs dialogs={dialogs} hostId={dialogHostId} />
}

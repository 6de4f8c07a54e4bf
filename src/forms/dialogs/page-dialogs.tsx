import {getFormText} from '#content/queries/get-form-text.ts'
import {dialogLinksIn} from '#model/dialogs.ts'
import {dialogHostId} from '#ui/dialog/dialog-host.styles.ts'
import {dialogForms} from '#forms/form-content.ts'
import {dialogContent} from '#forms/prepare-form.tsx'
import {formOfDialog} from './form-of-dialog.ts'
import {FormDialogs} from './form-dialogs.client.tsx'

/**
 * The dialogs that the links of a page open, and no others. The waitlist is left out: the header of every page has it.
 */
export async function PageDialogs({content}: {content: unknown}) {
  const wanted = new Set(
    dialogLinksIn(content).map(({dialog, subject}) => formOfDialog(dialog, subject)),
  )
  const forms = dialogForms.filter((form) => form !== 'waitlist' && wanted.has(form))
  if (forms.length === 0) return null
  const dialogs = await Promise.all(
    forms.map(async (form) => dialogContent(form, await getFormText(form))),
  )
  return <FormDialogs dialogs={dialogs} hostId={dialogHostId} />
}

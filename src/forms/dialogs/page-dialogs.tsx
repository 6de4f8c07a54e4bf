import {getFormText} from '@/content/queries/get-form-text'
import {dialogLinksIn} from '@/model/dialogs'
import {dialogHostId} from '@/ui/dialog/dialog-host.styles'
import {dialogForms} from '../form-content'
import {dialogContent} from '../prepare-form'
import {formOfDialog} from './form-of-dialog'
import {FormDialogs} from './form-dialogs.client'

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

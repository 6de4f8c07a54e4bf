import {getFormText, getServices} from '#content/queries/get-form-text.ts'
import type {DialogContent} from '#forms/form-content.ts'
import {dialogContent} from '#forms/prepare-form.tsx'
import {type DialogLink, dialogFormsIn, dialogLinksIn} from '#shared/dialogs.ts'
import {interest} from '#shared/forms/interest.ts'
import {providerInterest} from '#shared/forms/provider-interest.ts'
import {dialogHostId} from '#ui/dialog/dialog-host.styles.ts'
import {FormDialogs} from './form-dialogs.client.tsx'
import {ServiceDoor} from './service-door.tsx'

/** Renders the dialogs that the page's links open, except for the waitlist, which is in the header of every page. */
export async function PageDialogs({content}: {content: unknown}) {
  const forms = dialogFormsIn(content).filter((form) => form !== 'waitlist')
  if (forms.length === 0) return null
  const dialogs = await Promise.all(
    forms.map(async (form) => dialogContent(form, await getFormText(form))),
  )
  return (
    <FormDialogs dialogs={await withDoors(dialogs, dialogLinksIn(content))} hostId={dialogHostId} />
  )
}

/** Dialogs about a service or its profession. */
const aboutServices: readonly string[] = [interest.dialog.name, providerInterest.dialog.name]

/** Adds illustrations of the services that the page's links are about. */
async function withDoors(
  dialogs: readonly DialogContent[],
  links: readonly DialogLink[],
): Promise<DialogContent[]> {
  const subjects = new Set(
    links.filter(({dialog}) => aboutServices.includes(dialog)).map(({subject}) => subject),
  )
  const services = subjects.size === 0 ? [] : await getServices()
  const pictures = Object.fromEntries(
    services
      .filter(({key}) => subjects.has(key))
      .map((service) => [service.key, <ServiceDoor key={service.key} service={service} />]),
  )
  return dialogs.map((dialog) =>
    aboutServices.includes(dialog.dialog.name) ? {...dialog, pictures} : dialog,
  )
}

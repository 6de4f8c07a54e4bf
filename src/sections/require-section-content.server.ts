import 'server-only'
import {draftMode} from 'next/headers'
import type {PageSection} from '#content/section-props.ts'
import {requireFormText, requirePublished} from '#content/client/require-published.server.ts'

/**
 * Insists that what sections show of documents that code finds by name or id is published. Without it a section would
 * silently be missing from its page. In a draft it is one that has just been added: it says so in its own place.
 *
 * @param sections - the sections of a published page
 * @throws Error when words of a form or the app promotion are not published, or without what the section needs
 */
export async function requireSectionContent(sections: readonly PageSection[]): Promise<void> {
  if ((await draftMode()).isEnabled) return
  await Promise.all(sections.map(requireContent))
}

async function requireContent(section: PageSection): Promise<void> {
  if (section._type === 'form') {
    await requirePublished(section, 'A section that shows a form', {form: true})
    await requireFormText(section.copy, section.form)
  }
  if (section._type === 'formOutcome') await requireMessage(section)
  if (section._type === 'dataPromises' || section._type === 'dataPolicyPart') {
    await requirePublished(section.policy, 'Data policy', {promises: true, retention: true})
  }
  if (section._type === 'appDownload') {
    await requirePublished(section.promotion, 'App promotion', {heading: true, buttons: true})
  }
}

/** The page of an outcome shows one message alone, so that one has to be there. */
async function requireMessage(
  section: Extract<PageSection, {_type: 'formOutcome'}>,
): Promise<void> {
  await requirePublished(section, 'A section that shows what came of a form', {
    form: true,
    key: true,
  })
  const {form, key, copy} = section
  const needed = `message "${key}"`
  const messages = copy?.messages?.filter((message) => message.key === key)
  await requirePublished(copy && {[needed]: messages}, `Words of forms: ${form}`, {[needed]: true})
}

import 'server-only'
import {draftMode} from 'next/headers'
import type {PageSection} from '#content/section-props.ts'
import {requireFormText, requirePublished} from '#content/client/require-published.server.ts'

/**
 * Checks that the documents that sections fetch by name or id are published. Without its document, a section would
 * silently be missing from its page. Drafts skip the check and show a placeholder.
 *
 * @throws Error when form copy, the data policy or the app promotion is unpublished or lacks a required field
 */
export async function requireSectionContent(sections: readonly PageSection[]): Promise<void> {
  if ((await draftMode()).isEnabled) return
  await Promise.all(sections.map(requireContent))
}

async function requireContent(section: PageSection): Promise<void> {
  if (section._type === 'form') {
    await requirePublished(section, 'A section that shows a form', ['form'])
    await requireFormText(section.copy, section.form)
  }
  if (section._type === 'formOutcome') await requireMessage(section)
  if (section._type === 'dataPolicyPart') {
    await requirePublished(section.policy, 'Data policy', ['promises', 'retention'])
  }
  if (section._type === 'appDownload') {
    await requirePublished(section.promotion, 'App promotion', ['heading', 'buttons'])
  }
}

/** An outcome page shows this message only, so it must exist. */
async function requireMessage(
  section: Extract<PageSection, {_type: 'formOutcome'}>,
): Promise<void> {
  await requirePublished(section, 'A section that shows what came of a form', ['form', 'key'])
  const {form, key, copy} = section
  const needed = `message "${key}"`
  const messages = copy?.messages?.filter((message) => message.key === key)
  await requirePublished(copy && {[needed]: messages}, `Words of forms: ${form}`, [needed])
}

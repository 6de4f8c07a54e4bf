import {type BrowserForm, browserForms, earlyAccessOtherProblem} from '#shared/html-forms.ts'
import type {OutcomePages} from '#shared/forms/form-spec.ts'

/** Outcome of a form that selects the page for visitors without JavaScript (FORM-6). */
export type FormOutcome = keyof OutcomePages

/** Browser forms that post to one endpoint. The first is the default for unknown names. */
export type BrowserFormNames = readonly [BrowserForm, ...BrowserForm[]]

/** Returns the page after a browser form. Early access fails differently for professionals (FORM-2). */
export function landingPage(
  address: string,
  names: BrowserFormNames,
  outcome: FormOutcome,
  role: unknown,
): string {
  const sent = new URL(address).searchParams.get('form')
  const form = names.find((name) => name === sent) ?? names[0]
  const failedProfessional = outcome === 'problem' && role !== 'patient'
  return form === 'earlyAccess' && failedProfessional
    ? earlyAccessOtherProblem
    : browserForms[form].outcomes[outcome].path
}
